/** Why a file cannot become a picture of the site, in words for the person who chose it. */
export class NotUsable extends Error {
  override name = 'NotUsable';
}
