import { mailSettings } from '../lib/settings.ts';

/** How notices are sent, where all that is needed is set. */
export type NoticeSettings = ReturnType<typeof mailSettings>;

const isSet = (text: string) => text !== '';
const isPort = (port: number) => Number.isInteger(port) && port >= 1 && port <= 65_535;
const isSite = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * How notices are sent.
 * @returns `off` where there is no mail server; `wrong` with the names of what is missing or wrong
 */
export function noticeSettings(): NoticeSettings | { off: true } | { wrong: string[] } {
  const settings = mailSettings();
  const { host, port, from, to, site } = settings;
  if (host === '') return { off: true };
  const right = { port: isPort(port), from: isSet(from), to: isSet(to), site: isSite(site) };
  const wrong = Object.entries(right).flatMap(([name, is]) => (is ? [] : name));
  return wrong.length > 0 ? { wrong } : settings;
}
