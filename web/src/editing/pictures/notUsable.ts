/** Why a file cannot become a picture of the site, in words for who chose it. */
export class NotUsable extends Error {
  override name = 'NotUsable';
}
