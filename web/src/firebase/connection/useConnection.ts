import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

export type { Connection };

/** The connection to Firebase; null until it's there. */
export const ConnectionContext = createContext<Connection | null>(null);

/** Resolves to the connection, however often it has to be tried. */
export const ConnectedContext = createContext<() => Promise<Connection>>(() => {
  throw notConnected();
});

const notConnected = () => new Error('This part of the site is not connected to Firebase');

/** @throws outside of the staff area, and before it's connected */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw notConnected();
  return connection;
}
