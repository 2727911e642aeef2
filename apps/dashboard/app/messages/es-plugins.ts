import type { Translation } from '@vitrine/messages'
import type { enPlugins } from './en-plugins.ts'

export const esPlugins: Translation<typeof enPlugins> = {
  plugins: {
    title: 'Complementos',
    text: 'Lo que esta instalación añade al producto. Los complementos se indican en el archivo vitrine.config.ts.',
    all: 'Todos los complementos',
    emptyTitle: 'Sin complementos',
    emptyText: 'Indique el primero en vitrine.config.ts y reinicie.',
    columns: { name: 'Complemento', rights: 'Puede', facts: 'Atiende', state: 'Estado' },
    noRights: 'nada en nombre de la tienda',
    noFacts: 'nada',
    healthy: 'Correcto',
    waiting: { one: '{n} en espera', other: '{n} en espera' },
    failed: { one: '{n} abandonado', other: '{n} abandonados' },
    problems: 'Lo que {name} no ha atendido',
    problemColumns: {
      fact: 'Qué ha pasado',
      tries: 'Intentos',
      reason: 'Por qué no',
      when: 'Cuándo',
    },
    retry: 'Reintentar',
    retryOf: 'Reintentar {fact}',
    retried: 'Se intenta de nuevo.',
    saved: 'Guardado.',
    choose: 'Elegir…',
    required: 'Rellénelo.',
    failedTitle: 'Esta página no se ha podido crear.',
  },
}
