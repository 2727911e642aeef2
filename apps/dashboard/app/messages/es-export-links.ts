import type { Translation } from '@vitrine/messages'
import type { enExportLinks } from './en-export-links.ts'

export const esExportLinks: Translation<typeof enExportLinks> = {
  exportLinks: {
    title: 'Enlaces a exportaciones',
    text: 'Otros descargan la última exportación de sus productos desde un enlace, como CSV. Quien lo tiene ve también sus costes. No contiene datos de clientes.',
    none: 'Ninguna exportación se comparte con un enlace.',
    new: 'Nuevo enlace',
    create: 'Crear enlace',
    created: '«{name}» está creado.',
    saved: 'Guardado.',
    name: 'Nombre',
    nameHint: 'Quién descarga el archivo.',
    onlyVisible: 'Solo productos que ven los visitantes',
    secretTitle: 'La dirección de «{name}»',
    secretText:
      'Quien tiene esta dirección puede descargar el archivo sin contraseña. Solo se muestra esta vez; puede renovarla.',
    subject: 'Dirección',
    rows: { one: '{n} fila', other: '{n} filas' },
    file: '{rows}, {size}, creado',
    making: 'El archivo se está creando.',
    failing: 'No se pudo crear el archivo.',
    run: 'Crear ahora',
    runOf: 'Crear ahora el archivo de «{name}»',
    renew: 'Renovar la dirección',
    renewOf: 'Renovar la dirección de «{name}»',
    renewTitle: '¿Renovar la dirección de «{name}»?',
    renewText: 'La dirección actual termina enseguida. Dé la nueva a quien descarga el archivo.',
    delete: 'Eliminar',
    deleteOf: 'Eliminar «{name}»',
    deleteTitle: '¿Eliminar «{name}»?',
    deleteText: 'Su dirección termina enseguida.',
    deleted: '«{name}» está eliminado.',
    needName: 'Póngale un nombre.',
  },
}
