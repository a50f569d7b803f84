import { sizeAt } from '@lamplight/content/pictureFile';
import { withoutFocus } from '@lamplight/content/pictureFocus';
import { type FetchOptions, fetchPicture, NotFetched } from './fetchPicture.ts';
import { type MadePicture, makePicture } from './makePicture.ts';
import type { FoundPicture, OldPictures } from './pictures.ts';

/** How many are fetched at a time: an old server may be a small one. */
const atATime = 4;

/** Pictures that a first reading of the answers asks for, and that a second one finds. */
export class Pictures implements OldPictures {
  readonly site: URL | undefined;
  readonly #found = new Map<string, FoundPicture | undefined>();
  readonly #made = new Map<string, MadePicture>();

  constructor(site?: URL) {
    this.site = site;
  }

  at(address: string): FoundPicture | undefined {
    if (!this.#found.has(address)) this.#found.set(address, undefined);
    return this.#found.get(address);
  }

  sizeOf(address: unknown) {
    const content = this.#named(address)?.content;
    return content && { width: content.width, height: content.height };
  }

  #named(address: unknown): MadePicture | undefined {
    return typeof address === 'string'
      ? this.#made.get(sizeAt(withoutFocus(address))?.picture ?? '')
      : undefined;
  }

  /** The pictures that are at some addresses, each once, in their order. */
  among(addresses: Iterable<string>): MadePicture[] {
    return [...new Set([...addresses].flatMap((address) => this.#named(address) ?? []))];
  }

  /**
   * Fetches all that was asked for, each address once.
   * @param tell is told how many of how many are done
   */
  async fetch(options: FetchOptions, tell: (done: number, of: number) => void): Promise<void> {
    const waiting = [...this.#found.keys()].filter((address) => !this.#found.get(address));
    const of = waiting.length;
    let done = 0;
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        this.#found.set(next, await this.#fetched(next, options));
        done += 1;
        tell(done, of);
      }
    };
    await Promise.all(Array.from({ length: atATime }, work));
  }

  async #fetched(address: string, options: FetchOptions): Promise<FoundPicture> {
    try {
      const { bytes, notes } = await bytesAt(address, options);
      const made = await makePicture(bytes, nameIn(address));
      // The same picture at two addresses is one.
      if (!this.#made.has(made.id)) this.#made.set(made.id, made);
      if (made.moved) notes.push('it does not move any more');
      return { address: made.content.address, notes };
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      return { why: error.message, isPublic: error.isPublic };
    }
  }
}

/** The content of an address, over an encrypted connection where there is one. */
async function bytesAt(
  address: string,
  options: FetchOptions,
): Promise<{ bytes: Buffer; notes: string[] }> {
  if (address.startsWith('data:')) {
    const response = await fetch(address).catch((cause) => {
      throw new NotFetched('what is there is no picture', { isPublic: false, cause });
    });
    return {
      bytes: Buffer.from(await response.arrayBuffer()),
      notes: ['a picture within the text'],
    };
  }
  if (address.startsWith('https:'))
    return { bytes: await fetchPicture(address, options), notes: [] };
  const encrypted = address.replace(/^http:/, 'https:');
  const bytes = await fetchPicture(encrypted, options).catch((error) => {
    if (!(error instanceof NotFetched)) throw error;
    return undefined;
  });
  return bytes
    ? { bytes, notes: ['fetched over https'] }
    : { bytes: await fetchPicture(address, options), notes: ['fetched over http'] };
}

/** The name for a picture: the last part of its address. */
function nameIn(address: string): string {
  if (address.startsWith('data:')) return '';
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    // Some addresses have a per cent sign of their own.
    return name;
  }
}
