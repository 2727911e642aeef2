import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { heReasons } from './he-reasons.ts'
import { heSetup } from './he-setup.ts'
import { catalogHe } from './parts/he-catalog.ts'
import { commonHe } from './parts/he-common.ts'
import { peopleHe } from './parts/he-people.ts'
import { salesHe } from './parts/he-sales.ts'
import { setupHe } from './parts/he-setup.ts'
import { shellHe } from './parts/he-shell.ts'
import { systemHe } from './parts/he-system.ts'

export const he: Translation<typeof en> = {
  ...shellHe,
  ...commonHe,
  ...salesHe,
  ...catalogHe,
  ...peopleHe,
  ...heReasons,
  ...heSetup,
  ...setupHe,
  ...systemHe,
}
