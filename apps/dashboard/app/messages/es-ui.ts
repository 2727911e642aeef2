import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'

/** Messages of the components that storefront and dashboard share. */
export const esUi: Translation<Pick<typeof en, 'ui'>> = {
  ui: {
    close: 'Cerrar',
    optional: 'opcional',
    loading: 'Cargando',
    undo: 'Deshacer',
    dismiss: 'Ocultar',
    notices: 'Avisos',
    remove: 'Quitar {name}',
    unavailable: 'No disponible',
    price: { was: 'Antes', now: 'Ahora' },
    password: {
      show: 'Mostrar contraseña',
      hide: 'Ocultar contraseña',
      capsLock: 'Las mayúsculas están activadas.',
    },
    pages: { previous: 'Anterior', next: 'Siguiente', page: 'Página {n, number}' },
    breadcrumbs: 'Está aquí',
    theme: { title: 'Apariencia', light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
    table: {
      selectAll: 'Seleccionar todas las filas',
      select: 'Seleccionar {name}',
      selected: { one: '{n, number} seleccionado', other: '{n, number} seleccionados' },
    },
    chart: { table: 'Cifras' },
  },
}
