import { readStoredJson } from '@portal/api/browser-storage';
import { shortcutsOffKey } from '@portal/api/storage-keys';

/** Elements that handle keys themselves: fields, dialogs and open menus, but not a toast. A switch handles only arrows. */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, [role="combobox"], dialog, [popover="auto"]:popover-open';
const ownArrows = `${ownKeys}, [role="switch"]`;

/** Speech users may turn the shortcuts off: https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts */
export const areShortcutsOff = () => readStoredJson('localStorage', shortcutsOffKey) === true;

/** Whether a key has another use than a shortcut. */
export function isKeyTaken({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const keyUsers = key.startsWith('Arrow') ? ownArrows : ownKeys;
  const hasOwnUse = target instanceof Element && target.closest(keyUsers);
  // The focus may still be in a drawer below an open dialog.
  const hasDialog = document.querySelector('dialog[open]');
  return altKey || ctrlKey || metaKey || Boolean(hasOwnUse || hasDialog) || areShortcutsOff();
}
