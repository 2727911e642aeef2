import type { Translation } from '@vitrine/messages'
import type { enPayments } from './en-payments.ts'

export const esPayments: Translation<typeof enPayments> = {
  payments: {
    title: 'Pagos',
    text: 'Cómo pueden pagar los compradores, en el orden en que lo ven.',
    count: { one: '{n, number} forma de pago', other: '{n, number} formas de pago' },
    new: 'Nueva forma de pago',
    create: 'Crear forma de pago',
    change: 'Cambiar',
    changeTitle: 'Cambiar «{name}»',
    delete: 'Eliminar',
    deleteOf: 'Eliminar «{name}»',
    deleteTitle: '¿Eliminar «{name}»?',
    deleteText:
      'Los compradores ya no podrán elegirla. Los pagos hechos con ella se quedan. No se puede anular; para pararla un tiempo, desactívela.',
    deleted: '«{name}» se ha eliminado.',
    saved: '«{name}» se ha guardado.',
    up: 'Subir «{name}»',
    down: 'Bajar «{name}»',
    moved: '«{name}» está ahora en el puesto {place, number}.',
    emptyTitle: 'Aún no hay formas de pago',
    emptyText:
      'Mientras no haya una, los compradores solo pueden pedir lo que no cuesta nada. Una transferencia no necesita contrato con nadie.',
    noneActive:
      'No hay ninguna forma de pago activada: los compradores solo pueden pedir lo que no cuesta nada.',
    columns: { name: 'Nombre', kind: 'Tipo', limits: 'Para', state: 'Estado' },
    active: 'Activada',
    off: 'Desactivada',
    renews: 'Las suscripciones se renuevan solas',
    asksToRenew: 'Los compradores pagan cada renovación de una suscripción con un enlace',
    providers: {
      BANK_TRANSFER: 'Transferencia bancaria',
      CASH: 'Efectivo',
      INVOICE: 'Factura',
      TEST_BANK: 'Banco de pruebas',
      STRIPE: 'Stripe',
      MOLLIE: 'Mollie',
      PAYPAL: 'PayPal',
      GIFT_CARD: 'Tarjeta regalo',
      STORE_CREDIT: 'Saldo',
    },
    providerHints: {
      BANK_TRANSFER:
        'Los compradores reciben su cuenta y una referencia; usted registra el dinero cuando llega.',
      CASH: 'Se paga al recoger o al recibir; usted registra el dinero cuando lo tiene.',
      INVOICE: 'Primero se entrega y se paga en unos días; usted registra el dinero cuando llega.',
      TEST_BANK:
        'Un banco propio con tarjetas de prueba, para probar su tienda. No se mueve dinero.',
      STRIPE: 'Tarjetas y más, en la página de Stripe.',
      MOLLIE: 'Tarjetas, iDEAL y más, en la página de Mollie.',
      PAYPAL: 'PayPal y tarjetas, en la página de PayPal.',
    },
    testWarning:
      'En el banco de pruebas no se mueve dinero. Aquí cualquiera puede pedir con una tarjeta de prueba sin pagar nada: desactive «{name}» antes de vender.',
    testWarningForm:
      'En el banco de pruebas no se mueve dinero. Mientras esté activado, cualquiera puede pedir con una tarjeta de prueba sin pagar nada.',
    notConnected:
      'Los compradores aún no pueden elegirla: conecte el proveedor abajo, en «Proveedores de pago».',
    everything: 'todos los pedidos',
    from: 'desde {from}',
    upTo: 'hasta {to}',
    between: 'de {from} a {to}',
    delivery: 'Para pedidos que',
    deliveries: {
      ANY: 'se entregan de cualquier forma',
      PICKUP: 'se recogen',
      SHIPPING: 'se envían o reparten',
    },
    deliveryWords: { PICKUP: 'recogida', SHIPPING: 'envío o reparto' },
    countryCount: { one: '{n, number} país', other: '{n, number} países' },
    due: {
      one: 'vence en {n, number} día',
      other: 'vence en {n, number} días',
    },
    provider: 'Tipo',
    name: 'Nombre',
    nameHint: 'Los compradores eligen por él.',
    description: 'Descripción',
    descriptionHint: 'Una o dos frases junto al nombre.',
    instructions: 'Instrucciones',
    instructionsHint: 'Los compradores las leen después del pedido.',
    countries: 'Países de facturación',
    countriesHint: 'Ninguno: en todas partes.',
    findCountry: 'Buscar un país',
    minTotal: 'Total mínimo en {currency}',
    maxTotal: 'Total máximo en {currency}',
    limitHint: 'Vacío: sin límite.',
    dueDays: 'Días para pagar',
    account: 'Cuenta bancaria',
    accountHint:
      'Los compradores la leen después del pedido, con un código que escanean las apps bancarias.',
    holder: 'Titular de la cuenta',
    iban: 'IBAN',
    bic: 'BIC',
    bicHint: 'Solo lo necesitan algunos bancos.',
    isActive: 'Los compradores pueden elegirla',
    wrong: {
      amount: 'Introduzca un importe de 0 o más, como 50,00.',
      range: 'El total máximo es menor que el mínimo.',
      days: 'Introduzca un número entero de 0 a 365.',
      iban: 'No es un IBAN: falta o está mal una letra o cifra.',
      bic: 'No es un BIC: tiene 8 u 11 letras y cifras.',
      holder: 'Introduzca a quién pertenece la cuenta.',
    },
    settings: {
      heading: 'Cómo se aceptan pedidos',
      change: 'Cambiar cómo se aceptan pedidos',
      takeStock: 'Cuándo bajan las existencias',
      takeStocks: {
        ON_ORDER_PLACED: 'Al hacer el pedido',
        ON_ORDER_PAID: 'Al pagar el pedido',
      },
      takeStockHints: {
        ON_ORDER_PLACED: 'También con transferencias y facturas que se pagan después.',
        ON_ORDER_PAID: 'Hasta entonces se reservan las unidades. Nunca se vende lo que no hay.',
      },
      says: {
        ON_ORDER_PLACED: 'Las existencias bajan en cuanto se hace un pedido.',
        ON_ORDER_PAID:
          'Las existencias bajan cuando se paga un pedido; hasta entonces se reservan las unidades para el comprador.',
      },
      holdMinutes: 'Minutos para pagar en línea',
      holdMinutesHint:
        'De 5 a 1440. Después el pedido caduca y sus existencias vuelven a estar libres.',
      holdSays: {
        one: 'Un pedido que se paga en línea espera su pago {n, number} minuto. Después caduca, y sus existencias vuelven a estar libres.',
        other:
          'Un pedido que se paga en línea espera su pago {n, number} minutos. Después caduca, y sus existencias vuelven a estar libres.',
      },
      minimum: 'Pedido mínimo en {currency}',
      minimumHint: 'Lo que deben sumar los productos, sin el envío. Vacío: sin mínimo.',
      minimumSays: 'Un pedido tiene que sumar {amount} o más, sin el envío.',
      wrongMinutes: 'Introduzca un número entero de 5 a 1440.',
      saved: 'Se ha guardado cómo se aceptan pedidos.',
    },
  },
}
