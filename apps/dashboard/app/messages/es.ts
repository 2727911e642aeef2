import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { esReasons } from './es-reasons.ts'
import { esSetup } from './es-setup.ts'
import { catalogEs } from './parts/es-catalog.ts'
import { commonEs } from './parts/es-common.ts'
import { peopleEs } from './parts/es-people.ts'
import { salesEs } from './parts/es-sales.ts'
import { setupEs } from './parts/es-setup.ts'
import { shellEs } from './parts/es-shell.ts'
import { systemEs } from './parts/es-system.ts'

export const es: Translation<typeof en> = {
  ...shellEs,
  ...commonEs,
  ...salesEs,
  ...catalogEs,
  ...peopleEs,
  ...esReasons,
  ...esSetup,
  ...setupEs,
  ...systemEs,
}
