import type { Catalogue } from '@vitrine/messages'
import type { Language } from './languages.ts'

/** The messages in the parts that browsers load: those of the shell at first, the others with the screens that use them. */
export const messageParts = [
  'shell',
  'common',
  'sales',
  'catalog',
  'people',
  'guide',
  'reasons',
  'setup',
  'system',
] as const
export type MessagePart = (typeof messageParts)[number]

export const catalogues: Record<MessagePart, Record<Language, () => Promise<Catalogue>>> = {
  shell: {
    en: () => import('./parts/en-shell.ts').then((module) => module.shellEn),
    de: () => import('./parts/de-shell.ts').then((module) => module.shellDe),
    es: () => import('./parts/es-shell.ts').then((module) => module.shellEs),
    fr: () => import('./parts/fr-shell.ts').then((module) => module.shellFr),
    he: () => import('./parts/he-shell.ts').then((module) => module.shellHe),
  },
  common: {
    en: () => import('./parts/en-common.ts').then((module) => module.commonEn),
    de: () => import('./parts/de-common.ts').then((module) => module.commonDe),
    es: () => import('./parts/es-common.ts').then((module) => module.commonEs),
    fr: () => import('./parts/fr-common.ts').then((module) => module.commonFr),
    he: () => import('./parts/he-common.ts').then((module) => module.commonHe),
  },
  sales: {
    en: () => import('./parts/en-sales.ts').then((module) => module.salesEn),
    de: () => import('./parts/de-sales.ts').then((module) => module.salesDe),
    es: () => import('./parts/es-sales.ts').then((module) => module.salesEs),
    fr: () => import('./parts/fr-sales.ts').then((module) => module.salesFr),
    he: () => import('./parts/he-sales.ts').then((module) => module.salesHe),
  },
  catalog: {
    en: () => import('./parts/en-catalog.ts').then((module) => module.catalogEn),
    de: () => import('./parts/de-catalog.ts').then((module) => module.catalogDe),
    es: () => import('./parts/es-catalog.ts').then((module) => module.catalogEs),
    fr: () => import('./parts/fr-catalog.ts').then((module) => module.catalogFr),
    he: () => import('./parts/he-catalog.ts').then((module) => module.catalogHe),
  },
  people: {
    en: () => import('./parts/en-people.ts').then((module) => module.peopleEn),
    de: () => import('./parts/de-people.ts').then((module) => module.peopleDe),
    es: () => import('./parts/es-people.ts').then((module) => module.peopleEs),
    fr: () => import('./parts/fr-people.ts').then((module) => module.peopleFr),
    he: () => import('./parts/he-people.ts').then((module) => module.peopleHe),
  },
  guide: {
    en: () => import('./en-setup.ts').then((module) => module.enSetup),
    de: () => import('./de-setup.ts').then((module) => module.deSetup),
    es: () => import('./es-setup.ts').then((module) => module.esSetup),
    fr: () => import('./fr-setup.ts').then((module) => module.frSetup),
    he: () => import('./he-setup.ts').then((module) => module.heSetup),
  },
  reasons: {
    en: () => import('./en-reasons.ts').then((module) => module.enReasons),
    de: () => import('./de-reasons.ts').then((module) => module.deReasons),
    es: () => import('./es-reasons.ts').then((module) => module.esReasons),
    fr: () => import('./fr-reasons.ts').then((module) => module.frReasons),
    he: () => import('./he-reasons.ts').then((module) => module.heReasons),
  },
  setup: {
    en: () => import('./parts/en-setup.ts').then((module) => module.setupEn),
    de: () => import('./parts/de-setup.ts').then((module) => module.setupDe),
    es: () => import('./parts/es-setup.ts').then((module) => module.setupEs),
    fr: () => import('./parts/fr-setup.ts').then((module) => module.setupFr),
    he: () => import('./parts/he-setup.ts').then((module) => module.setupHe),
  },
  system: {
    en: () => import('./parts/en-system.ts').then((module) => module.systemEn),
    de: () => import('./parts/de-system.ts').then((module) => module.systemDe),
    es: () => import('./parts/es-system.ts').then((module) => module.systemEs),
    fr: () => import('./parts/fr-system.ts').then((module) => module.systemFr),
    he: () => import('./parts/he-system.ts').then((module) => module.systemHe),
  },
}
