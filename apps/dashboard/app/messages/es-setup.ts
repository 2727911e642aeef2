import type { Translation } from '@vitrine/messages'
import type { enSetup } from './en-setup.ts'

export const esSetup: Translation<typeof enSetup> = {
  setup: {
    title: 'Abra su tienda',
    progress: '{done, number} de {all, number} hechos',
    dismiss: 'Ocultar',
    dismissed: 'Oculto. Lo encontrará de nuevo en esta página.',
    done: 'Hecho',
    toDo: 'Por hacer',
    optional: 'Opcional',
    steps: {
      SHOP: {
        title: 'Su tienda',
        text: 'Quién vende y dónde, como figura en las facturas.',
      },
      TAXES: { title: 'Impuestos', text: 'Desde dónde vende decide qué tipos valen.' },
      DELIVERY: {
        title: 'Envío',
        text: 'Un precio para empezar. Después pueden seguir pesos, recogida y más países.',
      },
      PAYMENT: {
        title: 'Pago',
        text: 'Una transferencia no necesita contrato: los compradores reciben su cuenta, una referencia y un código para su app bancaria.',
      },
      PRODUCT: {
        title: 'Primer producto',
        text: 'Bastan un nombre y un precio. Imágenes y opciones pueden seguir.',
      },
      LOOK: {
        title: 'Aspecto',
        text: 'Un color y su logotipo, en todas las páginas y en los correos.',
      },
      LEGAL: {
        title: 'Páginas legales',
        text: 'Aviso legal, privacidad, condiciones, envío, devoluciones y desistimiento como borradores. Las tiendas de Alemania y Austria necesitan un aviso legal.',
      },
      ORDER: { title: 'Pedido de prueba', text: 'Vea la tienda como la verán sus compradores.' },
      OPEN: {
        title: 'Abrir',
        text: 'Hasta entonces los visitantes ven que su tienda abre pronto.',
      },
    },
    shop: {
      name: 'Nombre de la tienda',
      seller: 'Quién vende: su nombre o empresa',
      addressLine: 'Calle y número',
      postalCode: 'Código postal',
      city: 'Localidad',
      country: 'País',
      noCountry: 'Elija un país',
      locale: 'Idioma y región',
      currency: 'Moneda',
    },
    taxes: {
      country: 'Vende desde',
      kind: '¿Cobra impuestos?',
      kinds: {
        CHARGE: {
          label: 'Sí',
          hint: 'Los productos llevan el impuesto de su clase, al principio el tipo general.',
        },
        SMALL: {
          label: 'No, como pequeña empresa',
          hint: 'No se cobran ni se muestran impuestos.',
        },
      },
      rates: 'Tipo general {standard}. A fecha de {asOf}, y se actualiza cuando cambia.',
      ratesWithReduced:
        'Tipo general {standard}, reducido {reduced}. A fecha de {asOf}, y se actualizan cuando cambian.',
      noRates: 'No conocemos tipos para este país: introduzca los suyos en Impuestos.',
      included: 'Los precios incluyen los impuestos',
      includedHint: 'Lo que cuesta un producto es lo que pagan por él los compradores.',
      number: 'NIF-IVA o número fiscal',
      numberHint: 'Necesario para las facturas; puede seguir después.',
      more: 'Todos los impuestos',
    },
    delivery: {
      to: 'Adónde',
      ownHint: 'Solo a su propio país.',
      eu: 'Unión Europea',
      euHint: 'A los 27 países, a un solo precio.',
      title: 'Qué leen los compradores',
      standard: 'Envío estándar',
      price: 'Precio',
      freeFrom: 'Gratis desde',
      freeFromHint: 'Desde este precio de los artículos. Vacío: nunca.',
      more: 'Todo el envío',
    },
    payment: {
      way: 'Cómo pagan los compradores',
      ways: {
        BANK_TRANSFER: {
          label: 'Transferencia bancaria',
          hint: 'Usted registra el dinero cuando llega.',
        },
        PROVIDER: {
          label: 'Tarjeta, PayPal y más',
          hint: 'Con su cuenta en Stripe, Mollie o PayPal.',
        },
        TEST_BANK: {
          label: 'Banco de pruebas',
          hint: 'Para probar la tienda. No se mueve dinero, así que este paso sigue abierto.',
        },
      },
      connect: 'Conectar un proveedor',
      addTestBank: 'Activar el banco de pruebas',
    },
    product: {
      name: 'Nombre',
      price: 'Precio',
      quantity: 'Unidades en existencias',
      quantityHint: 'Vacío: no se cuenta.',
      wrongQuantity: 'Introduzca un número entero hasta 99.999.',
      add: 'Añadir producto',
      editor: 'Con imágenes y opciones',
      import: 'Importar un archivo CSV',
    },
    look: { more: 'Verlo en páginas y correos' },
    order: {
      text: 'Ponga algo en el carrito y haga el pedido. Después puede cancelarlo en Pedidos. La dirección funciona 12 horas, también para los amigos a los que se la dé.',
      see: 'Ver la tienda',
      orders: 'Pedidos',
    },
    legal: { draft: 'Terminar el aviso legal', all: 'Todas las páginas' },
    open: {
      text: 'Todos pueden ver la tienda y comprar. Puede cerrarla de nuevo en Ajustes.',
      missing: 'Falta por hacer: {steps}.',
      open: 'Abrir la tienda',
      done: 'Su tienda está abierta.',
    },
  },
}
