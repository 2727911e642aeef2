import type { Translation } from '@vitrine/messages'
import type { enConflicts } from './en-conflicts.ts'

export const heConflicts: Translation<typeof enConflicts> = {
  conflicts: {
    title: 'שניכם שיניתם זאת',
    text: 'השמירה של {who} ב״{name}״ נעשתה בזמן שערכתם. בחרו איזה ערך ממשיך; כל השאר של שניכם נשאר.',
    somebody: 'מישהו אחר',
    theirs: 'של האחר',
    mine: 'שלכם',
    empty: 'ריק',
    allMine: 'לקיחת כל שלי',
    allTheirs: 'לקיחת כל של האחר',
    save: 'שמירה עם אלה',
    merged: '״{name}״ נשמר. השינויים של {who} בינתיים נשארים: {fields}.',
    variants: 'וריאנטים',
  },
}
