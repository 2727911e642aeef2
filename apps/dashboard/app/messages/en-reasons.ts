import { reasonTexts } from '@vitrine/contract/reasons'

/** Why rows, files and jobs failed; English is that of the contract. */
export const enReasons = {
  reasons: reasonTexts,
  reasonPlaces: {
    line: 'Line {line}: {text}',
    column: 'Line {line}, column “{column}”: {text}',
    columnNumber: 'Line {line}, column {column}: {text}',
  },
} as const
