/** The shapes that travel between server and client; their types are made from the server's schema. */
import type { GameInfo as AnyGame } from '../generated/wire';

export type {
  AnalysisInfo,
  AnalysisLeads,
  AnalysisMoment,
  AnalysisView,
  ChatFrame,
  ClientFrame,
  ClockInfo,
  ClockRules,
  DecisionInfo as Decision,
  ErrorFrame,
  EventInfo as GameEvent,
  HintFrame,
  LessonFrame,
  LogEntry as Story,
  Me,
  Message as Label,
  NewSeat,
  NewTable,
  OptionInfo as Option,
  PlacesFrame,
  PlayerInfo as Player,
  Problem,
  Review,
  ReviewInfo,
  Costly,
  Score,
  SeatInfo,
  SequelInfo as Sequel,
  ServerFrame,
  StateFrame,
  TableInfo,
  Terms,
  WordsInfo,
} from '../generated/wire';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Value = boolean | number | string | string[];
/**
 * One option of a game as its JSON Schema describes it; `x-seats` are the seat counts it exists for, `x-values` its
 * values by seat count where they differ. A list has names of one kind of thing, in groups.
 */
export interface Setting {
  type: 'boolean' | 'integer' | 'string' | 'array';
  default: Value;
  enum?: (number | string)[];
  'x-seats'?: number[];
  'x-values'?: Record<number, (number | string)[]>;
  items?: { enum: string[] };
  maxItems?: number;
  'x-kind'?: string;
  'x-groups'?: Record<string, string[]>;
  'x-ordered'?: boolean;
}
export type GameInfo = Omit<AnyGame, 'options'> & { options: { properties: Record<string, Setting> } };
