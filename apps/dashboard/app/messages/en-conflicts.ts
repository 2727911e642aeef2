/** Messages where two people change the same thing. */
export const enConflicts = {
  conflicts: {
    title: 'Changed by both of you',
    text: '{who} saved “{name}” while you were changing it. Choose which value goes on; everything else of both of you stays.',
    somebody: 'Somebody else',
    theirs: 'Theirs',
    mine: 'Yours',
    empty: 'empty',
    allMine: 'Take all of mine',
    allTheirs: 'Take all of theirs',
    save: 'Save with these',
    merged: '“{name}” is saved. {who} changed meanwhile, and it stays: {fields}.',
    variants: 'variants',
  },
} as const
