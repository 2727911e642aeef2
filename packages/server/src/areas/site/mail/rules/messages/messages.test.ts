import { catalogueProblems } from '@vitrine/messages/testing'
import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

test.each(Object.entries({ de, es, fr, he, it, ja, nl, pt }))(
  '%s has every text of the English mails, with the same values',
  (_, catalogue) => {
    expect(catalogueProblems(en, catalogue)).toEqual([])
  },
)
