import { addressPattern } from '@lamplight/content/pageAddresses';
import { sitePathPattern } from '@lamplight/content/reservedPaths';

/** Patterns of the rules are texts, in which a backslash is escaped. */
const inRules = (pattern: string) => pattern.replaceAll('\\', '\\\\');

/** The section of `firestore.rules` on pages of the organisation's own, and on the claims to their addresses. */
export const addressSection = (): string => `    // Of other lists everything is shown.
    function isShown(list) {
      return list != 'pages' || resource.data.shown == true;
    }

    // After the commit the claim to the address names this page: no other can have it.
    function hasAddress(id, address) {
      let claim = /databases/$(database)/documents/addresses/$(addressId(address));
      return isPageAddress(address) && getAfter(claim).data.page == id;
    }

    // After the commit the page that it names has the address, and the one that it named before has not.
    function isClaim(id, data) {
      return data.size() == 1 && isAt(data.page, id)
        && (resource == null || resource.data.page == data.page || !isAt(resource.data.page, id));
    }

    function isAt(page, id) {
      let path = /databases/$(database)/documents/pages/$(page);
      return existsAfter(path) && addressId(getAfter(path).data.address) == id;
    }

    function addressId(address) {
      return address.replace('^/', '').replace('/', '~');
    }

    function isPageAddress(address) {
      return address == address.lower()
        && address.matches('${inRules(addressPattern)}')
        && !address.matches('${inRules(sitePathPattern)}');
    }
`;
