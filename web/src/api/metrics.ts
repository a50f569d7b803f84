import { type Overview, overviewSchema } from '@lamplight/content/metrics';
import type { Connection } from '../firebase/connection/useConnection.ts';
import { readFromApi } from './requestApi.ts';

/** The counts in the last 90 days. @throws NotAllowed, Unreachable */
export const readSeen = async (connection: Connection): Promise<Overview> =>
  overviewSchema.parse(await readFromApi(connection, '/seen'));
