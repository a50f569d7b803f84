import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  constants,
  createServer as createServer2,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { createServer as createListener, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onExit } from '../../scripts/lib/command.ts';
import { fieldsOf, framesOf } from './grpcFrames.ts';

/**
 * The traffic through a relay. Documents are counted as they are charged: each that is found or missing, and each
 * written.
 */
interface Tally {
  reads: number;
  writes: number;
  commits: number;
  /** Commits and transactions that Firestore refused because someone else was faster. */
  contended: number;
  /** Which documents and lists were asked for over REST, which is how pages ask. */
  questions: Map<string, Question>;
}

interface Question {
  /** How often. */
  times: number;
  /** How many documents the last answer was charged as. */
  reads: number;
}

/** A proxy between functions and the emulator of Firestore. */
export interface Relay {
  port: number;
  /** The traffic since the last call. */
  take(): Tally;
  /** Drops all connections and takes none, as if Firestore were out of reach, until `mend` is called. */
  cut(): void;
  mend(): void;
}

const emptyTally = (): Tally => ({
  reads: 0,
  writes: 0,
  commits: 0,
  contended: 0,
  questions: new Map(),
});

/** Starts a relay to the emulator at a port. It ends with the command. */
export async function startRelay(emulator: number): Promise<Relay> {
  let tally = emptyTally();
  let isCut = false;
  const sockets = new Set<Socket>();
  const upstream = upstreamAt(`http://127.0.0.1:${emulator}`);
  const current = () => tally;

  const rest = createServer((incoming, response) =>
    passRest(emulator, incoming, response, current),
  );
  const grpc = createServer2();
  grpc.on('sessionError', () => {});
  grpc.on('stream', (stream, headers) => passGrpc(upstream.session(), stream, headers, current));

  const listener = createListener((socket) => {
    if (isCut) return socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    // The first bytes show which protocol it is: HTTP/2 begins with "PRI".
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      if (first.toString('latin1', 0, 3) === 'PRI') grpc.emit('connection', socket);
      else {
        rest.emit('connection', socket);
        socket.resume();
      }
    });
    return socket;
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');

  const drop = () => {
    for (const socket of sockets) socket.destroy();
    upstream.end();
  };
  const end = () => {
    listener.close();
    drop();
  };
  onExit({ orderly: async () => end(), atOnce: end });
  return {
    port: address.port,
    take() {
      const taken = tally;
      tally = emptyTally();
      return taken;
    },
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
  };
}

/** The tally that is counted into now. */
type Current = () => Tally;

/** An answer of batchGet or runQuery. */
type Answered = { found?: object; missing?: string; document?: object };

async function passRest(
  port: number,
  incoming: IncomingMessage,
  response: ServerResponse,
  current: Current,
): Promise<void> {
  const { method, url = '', headers } = incoming;
  try {
    const body = await buffer(incoming);
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      passed.on('response', resolve).on('error', reject).end(body);
    });
    const bytes = await buffer(answer);
    if (answer.statusCode === 200 && /:(batchGet|runQuery)$/.test(url)) {
      const answers: Answered[] = JSON.parse(bytes.toString());
      const found = answers.filter((each) => each.found || each.missing || each.document).length;
      // A query that finds nothing is charged as one.
      const reads = Math.max(1, found);
      const tally = current();
      const name = askedFor(body);
      tally.reads += reads;
      tally.questions.set(name, { times: (tally.questions.get(name)?.times ?? 0) + 1, reads });
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes);
  } catch {
    // The client sees the connection end, as when an emulator ends.
    response.destroy();
  }
}

/** The document or the list that a REST query names; pages ask for one at a time. */
function askedFor(body: Buffer): string {
  const { documents, structuredQuery } = JSON.parse(body.toString());
  if (structuredQuery) return structuredQuery.from[0].collectionId;
  return documents.map((name: string) => name.replace(/.*\/documents\//, '')).join();
}

/** A connection to the emulator's gRPC, made anew where it was lost. */
function upstreamAt(address: string) {
  let session: ClientHttp2Session | undefined;
  return {
    session(): ClientHttp2Session {
      if (session && !session.closed && !session.destroyed) return session;
      session = connect(address);
      // Its streams get the error too, and pass it on.
      session.on('error', () => {});
      return session;
    },
    end: () => session?.destroy(),
  };
}

/** The fields of answers that each are a document that was read; see google/firestore/v1/firestore.proto. */
const documentFields: Readonly<Record<string, readonly number[]>> = {
  BatchGetDocuments: [1, 2],
  RunQuery: [1],
};
/** The field of a CommitRequest that has its writes. */
const writesField = 2;
const aborted = ['6', '9', '10'];

function passGrpc(
  session: ClientHttp2Session,
  down: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
  current: Current,
): void {
  const method = String(headers[':path']).split('/').at(-1) ?? '';
  const up = session.request(headers);
  let trailers: IncomingHttpHeaders = {};
  const ended = ({ 'grpc-status': status }: IncomingHttpHeaders) => {
    if (status && aborted.includes(String(status))) current().contended += 1;
  };
  const give = (stream: ServerHttp2Stream | ClientHttp2Stream) => {
    if (!stream.destroyed) stream.close(constants.NGHTTP2_CANCEL);
  };
  up.on('error', () => give(down)).on('close', () => down.writableEnded || give(down));
  down.on('error', () => give(up)).on('close', () => give(up));
  up.on('response', (answer, flags) => {
    if (down.destroyed) return;
    const isAll = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    if (isAll) ended(answer);
    down.respond(answer, isAll ? { endStream: true } : { waitForTrailers: true });
    if (!isAll) up.pipe(down);
  });
  up.on('trailers', (given) => {
    trailers = given;
    ended(given);
  });
  down.on('wantTrailers', () => down.sendTrailers(trailers));
  if (method === 'Commit') {
    framesOf(down, (message) => {
      const writes = fieldsOf(message).filter((field) => field === writesField).length;
      current().commits += 1;
      current().writes += writes;
    });
  }
  const read = documentFields[method];
  if (read) {
    framesOf(up, (message) => {
      const isDocument = fieldsOf(message).some((field) => read.includes(field));
      if (isDocument) current().reads += 1;
    });
  }
  down.pipe(up);
}
