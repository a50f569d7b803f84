import { onStartedRequest } from './startedRequests.ts';

/**
 * Lets requests whose address cannot be decoded, such as `/%E0%A4%A`, reach the function, which
 * answers them like every address that names nothing. The functions framework would answer with a
 * page of its own, without our headers, and log the error.
 */
export function mendAddresses(): void {
  onStartedRequest((request) => {
    if (request.url !== undefined) request.url = mended(request.url);
  });
}

/** An address whose path can be decoded: one that cannot has its percent signs taken literally. */
export function mended(address: string): string {
  const [path = '', ...query] = address.split(/(?=\?)/);
  return isDecodable(path) ? address : [path.replaceAll('%', '%25'), ...query].join('');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
