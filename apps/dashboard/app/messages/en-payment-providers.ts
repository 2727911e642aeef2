/** Messages about accounts at payment providers. */
export const enPaymentProviders = {
  paymentProviders: {
    heading: 'Payment providers',
    hint: 'Take cards and other ways to pay with an account of your own at a provider. Buyers pay on its page; no card ever reaches this shop.',
    names: { STRIPE: 'Stripe', MOLLIE: 'Mollie', PAYPAL: 'PayPal' },
    abouts: {
      STRIPE: 'Cards, wallets and local ways to pay, in most countries.',
      MOLLIE: 'Cards, iDEAL, Bancontact and other ways to pay in Europe.',
      PAYPAL: 'PayPal accounts and cards.',
    },
    notConnected: 'Not connected',
    test: 'Test keys',
    live: 'Connected',
    connect: 'Connect',
    connectOf: 'Connect {name}',
    change: 'Change',
    changeOf: 'Change the connection with {name}',
    delete: 'Disconnect',
    deleteOf: 'Disconnect {name}',
    deleteTitle: 'Disconnect {name}?',
    deleteText:
      'The keys are forgotten, and buyers cannot choose {name} any more. Payments stay, but they cannot be taken or refunded here until it is connected again.',
    deleted: '{name} is disconnected.',
    saved: '{name} is connected. Now test the connection.',
    key: 'Key {hint}',
    manual: 'money is taken by hand',
    messageNever: 'no message yet',
    messageLast: 'last message {when}',
    testNote: 'No money moves with test keys. Enter your live keys before you sell.',
    needsMethod: 'Buyers cannot choose {name} yet: create a way to pay of this kind above.',
    webhook: 'Address for messages',
    webhookTexts: {
      STRIPE:
        'In Stripe, under Developers › Webhooks, add an endpoint with this address and the events checkout.session.*, payment_intent.*, charge.* and refund.*. Then enter its signing secret here.',
      MOLLIE: 'Nothing to enter: Mollie gets this address with each payment.',
      PAYPAL:
        'In your app at developer.paypal.com, add a webhook with this address and all events about checkout and payments. Then enter its id here.',
    },
    check: 'Test the connection',
    checkOf: 'Test the connection with {name}',
    checking: 'Asking {name} …',
    good: 'Everything works: {account}.',
    goodUnnamed: 'Everything works.',
    problems: {
      KEY_REFUSED: '{name} does not know this key. Copy it again, whole.',
      KEY_LACKS_PERMISSION:
        'This key may not do everything that payments need. Use the secret key, or give the restricted key write access to Checkout, payments and refunds.',
      UNREACHABLE: '{name} could not be reached. Try again in a minute.',
      PAYMENTS_NOT_ENABLED:
        '{name} does not let this account take payments yet. Finish setting it up there.',
      WEBHOOK_SECRET_MISSING:
        'What messages are checked by is missing: messages are refused, and orders are paid only when buyers return.',
      WEBHOOK_MISSING: '{name} sends no messages here: add the address below there.',
      SHOP_NOT_REACHABLE:
        'This shop is at an address that {name} cannot reach: it needs https and a name on the internet.',
    },
    says: '{name} says: {text}',
    fields: {
      key: { STRIPE: 'Secret key', MOLLIE: 'API key', PAYPAL: 'Secret of the app' },
      keyHint: {
        STRIPE: 'Under Developers › API keys. It begins with sk_ or rk_.',
        MOLLIE: 'Under Developers › API keys. It begins with live_ or test_.',
        PAYPAL: 'In your app at developer.paypal.com, below its client id.',
      },
      keyStored: 'The key {hint} is stored. Leave this empty to keep it.',
      clientId: 'Client id of the app',
      webhookSecret: { STRIPE: 'Signing secret of the webhook', PAYPAL: 'Id of the webhook' },
      webhookSecretHint: {
        STRIPE: 'It begins with whsec_. You get it after you have added the address.',
        PAYPAL: 'You get it after you have added the address.',
      },
      webhookSecretStored: 'One is stored. Leave this empty to keep it.',
      isTest: 'These are keys of the sandbox',
      capture: 'When the money is taken',
      captures: { AUTOMATIC: 'When the buyer pays', MANUAL: 'Later, by hand' },
      captureHints: {
        AUTOMATIC: 'Right for most shops.',
        MANUAL:
          'The money is set aside, and you take it in the order, such as when you send it. Banks give it free after about a week.',
      },
    },
    wrong: {
      key: {
        STRIPE: 'Enter a secret key: it begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
        MOLLIE: 'Enter an API key: it begins with live_ or test_.',
        PAYPAL: 'Enter the secret of the app.',
      },
      webhookSecret: 'A signing secret begins with whsec_.',
      clientId: 'Enter the client id of the app.',
    },
  },
} as const
