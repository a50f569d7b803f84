import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { demoProject } from '../lib/firebaseTools.ts';
import { spawnBare } from './bareFunction.ts';
import type { BenchSite } from './benchSite.ts';

/** A function that is started anew. */
export interface ColdStart {
  /** The folder of its package. */
  source: string;
  target: string;
  /** What it is asked for; without it, it is called as when its time has come. */
  path?: string;
  /** Whether it is told that an entry was stored. */
  stored?: boolean;
  settings?: Record<string, string>;
}

/** How many milliseconds it takes from the start of a process to its first answer. */
export async function timeToAnswer(site: BenchSite, start: ColdStart): Promise<number> {
  const began = performance.now();
  const child = spawnBare(site, { ...start, event: start.stored ?? false });
  try {
    for (;;) {
      const status = await ask(child.port, start);
      if (status) return timeOf(status, start, performance.now() - began);
      if (performance.now() - began > 20_000) throw new Error(`${start.target} did not answer`);
      await pause(3);
    }
  } finally {
    child.end();
    if (child.process.exitCode === null) await once(child.process, 'exit');
  }
}

function timeOf(status: number, { target }: ColdStart, time: number): number {
  if (status >= 300) throw new Error(`${target} answered ${status}`);
  return time;
}

/** The status of an answer; undefined while nobody listens. */
function ask(port: number, { path, stored }: ColdStart): Promise<number | undefined> {
  const event = stored ? created : undefined;
  const options = {
    ...{ host: '127.0.0.1', port, path: path ?? '/', agent: false },
    method: path ? 'GET' : 'POST',
    headers: {
      ...(event && { 'Content-Type': 'application/cloudevents+json' }),
      ...(!path && { 'X-CloudScheduler-ScheduleTime': new Date().toISOString() }),
    },
  };
  return new Promise((resolve) => {
    request(options, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
      .on('error', () => resolve(undefined))
      .end(event);
  });
}

/** That an entry was stored which is gone already: it is looked for, and nobody is told. */
const name = `projects/${demoProject}/databases/(default)`;
const moment = new Date().toISOString();
const times = { createTime: moment, updateTime: moment };
const created = JSON.stringify({
  ...{ specversion: '1.0', id: 'one', source: `//firestore.googleapis.com/${name}` },
  ...{ type: 'google.cloud.firestore.document.v1.created', time: moment, project: demoProject },
  ...{ database: '(default)', namespace: '(default)', document: 'feedback/none' },
  datacontenttype: 'application/json',
  data: { value: { ...times, name: `${name}/documents/feedback/none`, fields: {} } },
});
