import type { Translation } from '@vitrine/messages'
import type { enPaymentProviders } from './en-payment-providers.ts'

export const esPaymentProviders: Translation<typeof enPaymentProviders> = {
  paymentProviders: {
    heading: 'Proveedores de pago',
    hint: 'Acepte tarjetas y otras formas de pago con una cuenta propia en un proveedor. Los compradores pagan en su página; ninguna tarjeta llega a esta tienda.',
    names: { STRIPE: 'Stripe', MOLLIE: 'Mollie', PAYPAL: 'PayPal' },
    abouts: {
      STRIPE: 'Tarjetas, monederos y formas de pago locales, en casi todos los países.',
      MOLLIE: 'Tarjetas, iDEAL, Bancontact y otras formas de pago en Europa.',
      PAYPAL: 'Cuentas de PayPal y tarjetas.',
    },
    notConnected: 'Sin conectar',
    test: 'Claves de prueba',
    live: 'Conectado',
    connect: 'Conectar',
    connectOf: 'Conectar {name}',
    change: 'Cambiar',
    changeOf: 'Cambiar la conexión con {name}',
    delete: 'Desconectar',
    deleteOf: 'Desconectar {name}',
    deleteTitle: '¿Desconectar {name}?',
    deleteText:
      'Las claves se olvidan, y los compradores ya no pueden elegir {name}. Los pagos se quedan, pero aquí no se pueden cobrar ni reembolsar hasta que se conecte de nuevo.',
    deleted: '{name} está desconectado.',
    saved: '{name} está conectado. Ahora pruebe la conexión.',
    key: 'Clave {hint}',
    manual: 'se cobra a mano',
    messageNever: 'aún sin mensajes',
    messageLast: 'último mensaje {when}',
    testNote:
      'Con claves de prueba no se mueve dinero. Introduzca las claves reales antes de vender.',
    needsMethod:
      'Los compradores aún no pueden elegir {name}: cree arriba una forma de pago de este tipo.',
    webhook: 'Dirección para mensajes',
    webhookTexts: {
      STRIPE:
        'En Stripe, en Developers › Webhooks, añada un endpoint con esta dirección y los eventos checkout.session.*, payment_intent.*, charge.* y refund.*. Después introduzca aquí su signing secret.',
      MOLLIE: 'No hay nada que introducir: Mollie recibe esta dirección con cada pago.',
      PAYPAL:
        'En su app de developer.paypal.com, añada un webhook con esta dirección y todos los eventos sobre checkout y pagos. Después introduzca aquí su id.',
    },
    check: 'Probar la conexión',
    checkOf: 'Probar la conexión con {name}',
    checking: 'Consultando a {name}…',
    good: 'Todo funciona: {account}.',
    goodUnnamed: 'Todo funciona.',
    problems: {
      KEY_REFUSED: '{name} no reconoce esta clave. Cópiela de nuevo, entera.',
      KEY_LACKS_PERMISSION:
        'Esta clave no tiene todos los permisos que necesitan los pagos. Use la clave secreta, o dé a la clave restringida permiso de escritura en Checkout, pagos y reembolsos.',
      UNREACHABLE: 'No se ha podido acceder a {name}. Inténtelo de nuevo en un minuto.',
      PAYMENTS_NOT_ENABLED:
        '{name} aún no permite que esta cuenta acepte pagos. Termine de configurarla allí.',
      WEBHOOK_SECRET_MISSING:
        'Falta aquello con lo que se comprueban los mensajes: se rechazan, y los pedidos solo se pagan cuando vuelven los compradores.',
      WEBHOOK_MISSING: '{name} no envía mensajes aquí: añada allí la dirección de abajo.',
      SHOP_NOT_REACHABLE:
        'Esta tienda está en una dirección a la que {name} no puede acceder: necesita https y un nombre en internet.',
    },
    says: '{name} dice: {text}',
    fields: {
      key: { STRIPE: 'Clave secreta', MOLLIE: 'Clave de API', PAYPAL: 'Secreto de la app' },
      keyHint: {
        STRIPE: 'En Developers › API keys. Empieza por sk_ o rk_.',
        MOLLIE: 'En Developers › API keys. Empieza por live_ o test_.',
        PAYPAL: 'En su app de developer.paypal.com, bajo su client id.',
      },
      keyStored: 'La clave {hint} está guardada. Déjelo vacío para conservarla.',
      clientId: 'Client id de la app',
      webhookSecret: { STRIPE: 'Signing secret del webhook', PAYPAL: 'Id del webhook' },
      webhookSecretHint: {
        STRIPE: 'Empieza por whsec_. Lo recibe después de añadir la dirección.',
        PAYPAL: 'Lo recibe después de añadir la dirección.',
      },
      webhookSecretStored: 'Hay uno guardado. Déjelo vacío para conservarlo.',
      isTest: 'Son claves del sandbox',
      capture: 'Cuándo se cobra',
      captures: { AUTOMATIC: 'Cuando paga el comprador', MANUAL: 'Después, a mano' },
      captureHints: {
        AUTOMATIC: 'Adecuado para casi todas las tiendas.',
        MANUAL:
          'El dinero se reserva, y usted lo cobra en el pedido, por ejemplo al enviarlo. Los bancos lo liberan al cabo de una semana aproximadamente.',
      },
    },
    wrong: {
      key: {
        STRIPE:
          'Introduzca una clave secreta: empieza por sk_live_, sk_test_, rk_live_ o rk_test_.',
        MOLLIE: 'Introduzca una clave de API: empieza por live_ o test_.',
        PAYPAL: 'Introduzca el secreto de la app.',
      },
      webhookSecret: 'Un signing secret empieza por whsec_.',
      clientId: 'Introduzca el client id de la app.',
    },
  },
}
