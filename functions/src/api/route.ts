import type { Right } from '@lamplight/content/rights';
import type { Request, Response } from 'express';
import type { ErrorCode } from '../http/errors.ts';

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

/** Answers a request or throws a known error. */
export type Handler = (request: Request, response: Response) => Promise<void>;

export type Operations = Partial<Record<Method, Operation>>;

/** A path below /api and what can be done there. */
export interface Route {
  path: string;
  methods: Partial<Record<Method, Handler>>;
  /** The description of each method; without one, it is only for those who may read. */
  operations?: () => Operations;
}

/** A JSON Schema (draft 2020-12), as OpenAPI 3.1 has it. */
export type JsonSchema = Record<string, unknown>;

/** The description of a method of a path: what it does, for whom, what it takes and answers. */
export interface Operation {
  summary: string;
  /** Everybody, or staff whose role has this right. */
  who: 'everybody' | Right;
  /** The status for success; 200 if not given. */
  done?: 200 | 201 | 204;
  /** Whether everybody has to, or may, send a token. */
  token?: 'required' | 'optional';
  /** The JSON that it takes. */
  body?: JsonSchema;
  /** The most bytes of it, if that is less than any may have. */
  bodyLimit?: number;
  /** The JSON that it answers, or the types of the files. */
  answer?: JsonSchema | readonly string[];
  /** The query parameters, by name. */
  query?: Record<string, JsonSchema>;
  /** Its own request headers, by name, each with a description. */
  headers?: Record<string, string>;
  /** Errors that do not follow from the rest. */
  errors?: readonly ErrorCode[];
}
