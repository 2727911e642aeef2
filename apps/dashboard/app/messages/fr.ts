import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { frReasons } from './fr-reasons.ts'
import { frSetup } from './fr-setup.ts'
import { catalogFr } from './parts/fr-catalog.ts'
import { commonFr } from './parts/fr-common.ts'
import { peopleFr } from './parts/fr-people.ts'
import { salesFr } from './parts/fr-sales.ts'
import { setupFr } from './parts/fr-setup.ts'
import { shellFr } from './parts/fr-shell.ts'
import { systemFr } from './parts/fr-system.ts'

export const fr: Translation<typeof en> = {
  ...shellFr,
  ...commonFr,
  ...salesFr,
  ...catalogFr,
  ...peopleFr,
  ...frReasons,
  ...frSetup,
  ...setupFr,
  ...systemFr,
}
