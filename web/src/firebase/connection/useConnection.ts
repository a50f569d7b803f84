import { createContext, useContext } from 'react';
import type { Connection } from './connection.ts';

export type { Connection };

export const ConnectionContext = createContext<Connection | null>(null);

/** @throws outside of the staff area */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('This part of the site is not connected to Firebase');
  return connection;
}
