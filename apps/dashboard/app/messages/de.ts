import type { Translation } from '@vitrine/messages'
import { deReasons } from './de-reasons.ts'
import { deSetup } from './de-setup.ts'
import type { en } from './en.ts'
import { catalogDe } from './parts/de-catalog.ts'
import { commonDe } from './parts/de-common.ts'
import { peopleDe } from './parts/de-people.ts'
import { salesDe } from './parts/de-sales.ts'
import { setupDe } from './parts/de-setup.ts'
import { shellDe } from './parts/de-shell.ts'
import { systemDe } from './parts/de-system.ts'

export const de: Translation<typeof en> = {
  ...shellDe,
  ...commonDe,
  ...salesDe,
  ...catalogDe,
  ...peopleDe,
  ...deReasons,
  ...deSetup,
  ...setupDe,
  ...systemDe,
}
