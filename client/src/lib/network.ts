/** The house is a server: questions go by HTTP, tables have a socket. */
import type { ServerFrame } from '../wire';
import type { Answer, Line, Listener, Loss, Transport } from './transport';

const LOSSES: Record<number, Loss> = { 4403: 'gone', 4401: 'unknown' };

async function call(path: string, method: 'GET' | 'POST', body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: { 'X-Tilth': '1', ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const coded = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, body: coded ? (JSON.parse(text) as unknown) : text };
}

function connect(table: string, listener: Listener): Line {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/socket`;
  const socket = new WebSocket(address);
  socket.onopen = () => listener.opened();
  socket.onmessage = (message) => listener.heard(JSON.parse(String(message.data)) as ServerFrame);
  socket.onclose = ({ code }) => listener.closed(LOSSES[code] ?? 'lost');
  return {
    send(frame) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(frame));
      return true;
    },
    close: () => socket.close(),
  };
}

export const network: Transport = { call, connect };
