/** Words for yes and no in people's spreadsheets, in lower case, in the languages of the dashboard. */
export const yesWords: ReadonlySet<string> = new Set([
  '1',
  'true',
  'yes',
  'x',
  '✓',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'sí',
  'si',
  'verdadero',
  'כן',
])
export const noWords: ReadonlySet<string> = new Set([
  '0',
  'false',
  'no',
  '–',
  'nein',
  'falsch',
  'non',
  'faux',
  'falso',
  'לא',
])
