interface Chapter {
  title: string;
  /** What each name stands for. */
  promises: Readonly<Record<string, string>>;
}

/** The promises by the names that tests give them: 'offline: …', or 'failed reads, request limit: …' for two. */
export const chapters: readonly Chapter[] = [
  {
    title: 'Who may read and write what',
    promises: {
      'hidden columns': 'hidden columns by select, order, filters, CSV, embedding',
      'hidden names': 'real names by search, order or counts',
      'own row': 'a second alumni row, a row without owner, delete and insert again',
      'error details': 'error bodies that carry row contents',
      'pinned functions':
        'functions pin their search_path, and no policy asks who is calling once a row',
    },
  },
  {
    title: 'Sign-in and session',
    promises: {
      'wrong role': 'wrong or tampered role at sign-in',
      'unconfirmed e-mail': 'unconfirmed e-mail',
      'expired session': 'the session expires while a form is dirty',
      'lost token':
        'a refusal (42501 with HTTP 401) after the token was lost leads to the login page',
      'open redirect': 'a remembered origin never leads off the site',
      'failed sign-out': 'sign-out answered with 500 or session_not_found',
      'one client': 'one Supabase client per page',
    },
  },
  {
    title: 'Uploads, links, markup',
    promises: {
      'disguised files': 'files that are not what they are named',
      'clean pictures': 'pictures with a script tail or EXIF position',
      'oversized files': 'files over the limit, empty, or huge when decoded',
      'direct storage': 'the storage API called directly',
      'generated names': 'object names are generated',
      'no orphans': 'no file without a row, no row without a file',
      'unsafe links': 'unsafe addresses in every link field',
      'stored markup': 'markup in every free-text field',
    },
  },
  {
    title: 'Areas that fail',
    promises: {
      'unreachable area': 'an area whose files answer 404, 500, HTML or nothing',
      'malformed area': 'an entry that is no script, defines nothing or has the wrong shape',
      'hanging chunk': 'an exposed module that hangs',
      'hanging entry': 'an entry that hangs',
      'all areas dead': 'all areas dead at the start',
      'crashing area': 'an area throws, rejects or loops',
      'contract versions': 'old shell and new area, new shell and old area',
      'foreign React': 'an area that needs another React',
      'broken registry': 'registry missing, broken, or of foreign origin',
      'release while open': 'a release while an old page is open',
      'no hot swap': 'a release does not change an area that is already loaded',
      'tampered code': 'tampered entry or chunk',
      'content policy': 'content security policy',
      'scoped styles': 'styles of one area stay in it',
      'repeated mounts': 'two areas that are entered and left 40 times in all',
    },
  },
  {
    title: 'Data that fail',
    promises: {
      'failed reads': 'a read that is refused, fails, is cut off or never answered',
      'request limit': 'at most three requests for one read',
      offline: 'offline at start, in between, while saving',
      'repeated sending': 'double click, Enter twice, lost answers: one row',
      'two tabs': 'two tabs at the same time',
      'error codes': 'the codes of the database and of PostgREST',
      'thousands of rows': 'more than 1,000 rows',
      'malformed data': 'stored data of the wrong shape',
      'time zones': 'what counts as today, across time zones',
    },
  },
];
