/** The shapes that travel between server and client; their types are made from the server's schema. */
import type { GameInfo as AnyGame } from '../generated/wire';

export type {
  ChatFrame, ClientFrame, ClockInfo, ClockRules, DecisionInfo as Decision, ErrorFrame, EventInfo as GameEvent, LogEntry as Story, Me, Message as Label, NewTable,
  OptionInfo as Option, PlayerInfo as Player, Problem, Score, SeatInfo, ServerFrame, StateFrame, TableInfo, WordsInfo,
} from '../generated/wire';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One option of a game as its JSON Schema describes it; `x-seats` are the seat counts it exists for, `x-values` its values by seat count where they differ. */
export interface Setting { type: 'boolean' | 'integer' | 'string'; default: boolean | number | string; enum?: (number | string)[]; 'x-seats'?: number[]; 'x-values'?: Record<number, (number | string)[]> }
export type GameInfo = Omit<AnyGame, 'options'> & { options: { properties: Record<string, Setting> } };
