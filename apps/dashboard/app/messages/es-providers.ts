import type { Translation } from '@vitrine/messages'
import type { enProviders } from './en-providers.ts'

export const esProviders: Translation<typeof enProviders> = {
  providers: {
    text: 'Las personas pueden iniciar sesión en su tienda con una cuenta de otro sistema: de su empresa, su escuela, otra tienda. Usted introduce aquí el otro sistema, y allí su tienda.',
    new: 'Añadir un proveedor',
    create: 'Añadir',
    emptyTitle: 'Todos inician sesión con contraseña',
    emptyText:
      'Añada un sistema que use OpenID Connect u OAuth 2, y su botón aparece en la página de inicio de sesión.',
    columns: { name: 'Nombre', kind: 'Tipo', state: 'Estado', members: 'Miembros' },
    kinds: { OIDC: 'OpenID Connect', OAUTH2: 'OAuth 2' },
    on: 'Se ofrece',
    off: 'Desactivado',
    members: { none: 'aún nadie', one: 'un miembro', other: '{shown} miembros' },
    change: 'Cambiar',
    changeTitle: 'Cambiar {name}',
    delete: 'Quitar',
    deleteOf: 'Quitar {name}',
    turnOff: 'Desactivar',
    turnOn: 'Activar',
    turnOffOf: 'Desactivar {name}',
    turnOnOf: 'Activar {name}',
    turnedOff: 'Está desactivado.',
    turnedOn: 'Se ofrece de nuevo.',
    created: 'El proveedor está añadido.',
    saved: 'El proveedor está guardado.',
    deleted: 'El proveedor se ha quitado.',
    deleteTitle: '¿Quitar {name}?',
    deleteText: ({ linked, only }) => {
      if (linked.n === 0) return 'Nadie inicia sesión con él.'
      const all =
        linked.n === 1
          ? 'Un miembro inicia sesión con él y ya no podrá.'
          : `${linked.shown} miembros inician sesión con él y ya no podrán.`
      if (only.n === 0) return `${all} Todos tienen otra forma de iniciar sesión.`
      return only.n === 1
        ? `${all} Uno no tiene contraseña ni otro proveedor, y tendrá que elegir una contraseña por correo.`
        : `${all} ${only.shown} no tienen contraseña ni otro proveedor, y tendrán que elegir una contraseña por correo.`
    },
    callback: 'Dirección de vuelta',
    callbackText:
      'Introdúzcala en el otro sistema como la dirección a la que devuelve a las personas:',
    preset: '¿Qué tipo de sistema es?',
    presets: {
      openid: {
        label: 'OpenID Connect',
        hint: 'Lo encuentra todo con una dirección, el emisor. Casi todos los sistemas actuales.',
      },
      company: {
        label: 'Una empresa o escuela',
        hint: 'También OpenID Connect. Indique abajo sus dominios de correo, para que solo entren sus personas.',
      },
      vitrine: {
        label: 'Otra tienda como esta',
        hint: 'Registre allí esta tienda como cliente; su dirección es el emisor.',
      },
      oauth: {
        label: 'OAuth 2',
        hint: 'Para sistemas que no usan OpenID: introduce tres direcciones y dónde dice cada cosa la respuesta.',
      },
    },
    name: 'Nombre',
    nameHint: 'Se muestra en el botón: «Continuar con…».',
    needName: 'Introduzca un nombre.',
    icon: 'Símbolo',
    icons: {
      key: 'Llave',
      building: 'Edificio',
      school: 'Escuela',
      shop: 'Tienda',
      globe: 'Globo',
      person: 'Persona',
    },
    addresses: {
      issuer: {
        label: 'Emisor',
        hint: 'La dirección con la que se nombra el sistema, letra a letra.',
        example: 'https://id.example.com',
      },
      authorizationUrl: {
        label: 'Dirección de autorización',
        hint: 'Donde las personas inician sesión.',
        example: 'https://id.example.com/authorize',
      },
      tokenUrl: {
        label: 'Dirección de tokens',
        hint: 'Donde el código se convierte en un token.',
        example: 'https://id.example.com/token',
      },
      userUrl: {
        label: 'Dirección del usuario',
        hint: 'Donde se responde a un token con quién es alguien.',
        example: 'https://id.example.com/user',
      },
    },
    badAddress: 'Introduzca una dirección completa que empiece por https://.',
    clientId: 'Client id',
    clientIdHint: 'Cómo llama el otro sistema a su tienda.',
    needClientId: 'Introduzca el id que le dio el otro sistema.',
    secret: 'Secreto del cliente',
    secretHint: 'Se guarda cifrado; no vuelve a mostrarse.',
    secretStored: 'Hay un secreto guardado. Introduzca otro para sustituirlo.',
    proof: 'Cómo se envía el secreto',
    proofs: {
      client_secret_basic: 'En la cabecera (habitual)',
      client_secret_post: 'En el formulario',
      none: 'No se envía: no hay secreto',
    },
    check: 'Probar',
    checking: 'Probando…',
    checkGood: 'Responde y está bien configurado. Inicie sesión con él una vez para asegurarse.',
    checkIncomplete: 'Rellene primero el nombre, las direcciones y el client id.',
    found: 'Dice: {what}',
    problems: {
      address_refused: 'Esta dirección no está en el internet público, así que no se consulta.',
      unreachable: 'Nadie responde en esta dirección.',
      not_found: 'No hay nada de este tipo en esta dirección. Revise el emisor.',
      not_json: 'Algo responde allí, pero no es la descripción de un proveedor.',
      other_issuer:
        'El sistema se nombra de otra forma. Introduzca el emisor exactamente como dice.',
      no_endpoint: 'En su descripción falta una dirección necesaria.',
      no_signature: 'Solo firma de formas poco fiables. Tiene que ofrecer RS256 o ES256.',
      no_pkce: 'No acepta la prueba S256 que lleva aquí cada inicio de sesión.',
      other: 'No está configurado como se espera.',
    },
    registers: 'Las personas nuevas reciben una cuenta',
    registersHint: 'Desactivado: solo pueden vincularlo los miembros que ya tienen cuenta.',
    isEnabled: 'En la página de inicio de sesión',
    isEnabledHint: 'Desactivado: nadie inicia sesión con él, y las vinculaciones se quedan.',
    details: 'Detalles',
    detailsText: 'Dominios de correo, scopes, claims',
    emailDomains: 'Solo direcciones de estos dominios',
    emailDomainsHint: 'Como company.example. Vacío: todos.',
    badDomain: 'Introduzca un dominio como company.example.',
    vouches: 'Sus correos cuentan como confirmados',
    vouchesHint:
      'Solo para un sistema cuyas personas no pueden elegir su propia dirección. Si no, alguien podría hacer suya la dirección de un miembro.',
    scopes: 'Qué se solicita',
    scopesHint: 'Scopes, además de openid.',
    scopesHintPlain: 'Scopes, como los llama el otro sistema.',
    badScope: 'Un scope es una palabra sin espacios.',
    responseMode: 'Cómo vuelven las personas',
    responseModes: { query: 'Por una dirección (habitual)', form_post: 'Por un formulario' },
    claims: 'Dónde dice cada cosa la respuesta',
    claimsHint:
      'Nombres separados por puntos; 0 es el primero de una lista: emails.0.value. Vacío: no se dice.',
    claimNames: {
      subject: 'Id de la persona',
      email: 'Correo',
      emailVerified: 'Si está confirmado',
      name: 'Nombre completo',
      picture: 'Imagen',
    },
    inUse: 'Hay personas vinculadas con este. Añada el otro sistema además.',
    needSubject: 'Introduzca dónde está el id de una persona.',
  },
}
