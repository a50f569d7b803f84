/** Staff texts: the bar, the navigation and the command palette around every page of the staff area. */
export const navigationTexts = {
  menu: 'Menu',
  editorTabs: { name: 'Parts of the editor', content: 'Content' },
  imageHost: 'Get Image Url',
  logOut: 'Logout',
  appearances: { system: 'Match this device', light: 'Light', dark: 'Dark' },
  everywhereExplanation: (drafts: string) =>
    `You will have to log in again on each of them, and here. ${drafts}`,
  pageTitle: (title: string) => `${title} · Staff area`,
  name: 'Staff',
  sidebar: 'Show sidebar',
  staffArea: 'Staff area',
  shortcutOnApple: '⌘ K',
  shortcut: 'Ctrl K',
  appearance: 'Appearance',
  groups: { start: '', inbox: 'Inbox', pages: 'Pages', library: 'Library', manage: 'Manage' },
  everywhereQuestion: 'Log out on all devices?',
  logOutEverywhere: 'Log out on all devices',
} as const;
