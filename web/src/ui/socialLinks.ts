import type { Contact } from '@lamplight/content/contact';
import { FaFacebookF, FaInstagram, FaLinkedinIn } from 'react-icons/fa6';

/** The organisation's places in social networks; an address that is not filled in is empty. */
export const socialLinks = (contact: Contact) => [
  { href: contact.instagram, name: 'Instagram', Icon: FaInstagram },
  { href: contact.facebook, name: 'Facebook', Icon: FaFacebookF },
  { href: contact.linkedin, name: 'LinkedIn', Icon: FaLinkedinIn },
];
