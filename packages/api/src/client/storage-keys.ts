// Every name under which the portal keeps something in the browser. A renamed key loses what users have stored under it.

/** localStorage: the session of supabase-js. Other tabs follow its `storage` events. */
export const sessionKey = 'alumni-portal.session';

/** sessionStorage: a password recovery, which belongs to one tab. */
export const recoveryKey = 'alumni-portal.recovery';

/** Stored nowhere: it only tells the ephemeral client of supabase-js from the others. */
export const ephemeralKey = 'alumni-portal.ephemeral';

/** sessionStorage: the path to return to after sign-in. */
export const returnPathKey = 'alumni-portal.return-path';

/** sessionStorage: the reset mail that this tab asked for. */
export const resetRequestKey = 'alumni-portal.reset-request';

/** sessionStorage: followed by the name of a draft. */
export const draftKeyPrefix = 'alumni-portal.draft.';

/** localStorage: time of the last sign-out, which voids the drafts of all tabs. */
export const signedOutAtKey = 'alumni-portal.signed-out-at';

/** localStorage: the last registry that could be used. */
export const registryKey = 'portal.registry';

/** sessionStorage: the notice of a stale registry was closed. */
export const staleRegistryNoticeKey = 'portal.kept-copy-seen';

/** sessionStorage: time of the last automatic reload. */
export const reloadedAtKey = 'portal.reloaded-at';

/** localStorage: followed by the name of a table, its columns, their order and density. */
export const tableLookKeyPrefix = 'portal.table.';

/** localStorage: followed by the name of a table, its saved searches and filters. */
export const savedViewsKeyPrefix = 'portal.views.';

/** localStorage: followed by the name of a table, the kind of its last exported file and the columns that it left out. */
export const exportChoiceKeyPrefix = 'portal.export.';

/** localStorage: whether a decision in the admin's detail opens the next row. */
export const opensNextKey = 'portal.opens-next';

/** localStorage: whether the admin has turned off the keys of lists and sections. */
export const shortcutsOffKey = 'portal.shortcuts-off';

/** localStorage: followed by the ids of an event and of a registration, a check-in at the door that was not sent yet. */
export const checkInKeyPrefix = 'portal.check-in.';

/** localStorage: which columns of a spreadsheet the admin's last imports took, by its headings. */
export const importColumnsKey = 'portal.import-columns';

/**
 * What a sign-out deletes from localStorage, because names of people may stand in it. Columns, widths and habits name nobody and stay, and
 * so do check-ins that were not sent: whoever signs in again sends them.
 */
export const forgottenKeyPrefixes = [savedViewsKeyPrefix, importColumnsKey];
