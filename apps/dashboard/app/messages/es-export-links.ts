import type { Translation } from '@vitrine/messages'
import type { enExportLinks } from './en-export-links.ts'

export const esExportLinks: Translation<typeof enExportLinks> = {
  exportLinks: {
    title: 'Enlaces a exportaciones',
    text: 'Otros descargan los últimos productos, pedidos o existencias de su tienda desde un enlace, como CSV. Quien lo tiene ve lo que usted ve.',
    content: 'Contenido',
    contents: { PRODUCTS: 'Productos', ORDERS: 'Pedidos', STOCK: 'Existencias' },
    contentHints: {
      PRODUCTS: 'El archivo contiene costes, pero no datos de clientes.',
      ORDERS:
        'El archivo contiene nombres y direcciones de sus clientes. Dé el enlace solo a quien pueda tenerlos.',
      STOCK: 'El archivo contiene la cantidad de cada variante en cada ubicación.',
    },
    ended: 'Sin efecto',
    invalid:
      'La dirección ya no funciona: quien la creó ya no puede descargar este archivo. Renueve la dirección para continuar.',
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
