import type { Translation } from '@vitrine/messages'
import type { en } from './en.ts'
import { esOrders } from './orders/es.ts'

export const es: Translation<typeof en> = {
  hello: 'Hola, {name}:',
  helloUnknown: 'Hola:',
  linkHint: 'Si el botón no funciona, esta es la dirección:',
  sentBy: 'Este mensaje lo envía {shop}.',
  labels: {
    time: 'Cuándo',
    device: 'Dispositivo',
    network: 'Red',
    delivery: 'Envío',
    discount: 'Descuento',
    total: 'Total',
    reason: 'Motivo',
    sender: 'De',
    message: 'Mensaje',
    recipient: 'Beneficiario',
    iban: 'IBAN',
    reference: 'Concepto',
    place: 'Recoger en',
    carrier: 'Transportista',
    trackingNumber: 'Número de seguimiento',
    returnNumber: 'Devolución',
    declaredBy: 'Nombre',
    email: 'Correo electrónico',
    statement: 'Lo que escribiste',
    wording: 'Confirmado con',
    deadline: 'Posible hasta',
    returnTo: 'Enviar a',
    instructions: 'Qué hacer',
    number: 'Número',
    order: 'Pedido',
    dueDate: 'Vence el',
    endDate: 'Termina el',
    nextOrder: 'Próximo pedido',
  },
  preorder: 'Reserva',
  preorderLeaves: 'Reserva, se envía hacia el {day}',
  device: '{browser} en {system}',
  unknownDevice: 'Un dispositivo desconocido',
  roles: {
    owner: 'propiedad',
    admin: 'administración',
    editor: 'edición',
    viewer: 'consulta',
  },
  factors: {
    TOTP: 'una aplicación de autenticación',
    EMAIL: 'un código por correo',
    SMS: 'un código por SMS',
    CALL: 'un código por llamada',
    PUSH: 'una aprobación en otro dispositivo',
    WEBAUTHN: 'una llave de acceso',
    RECOVERY_CODE: 'códigos de recuperación',
  },
  mails: {
    welcome: {
      subject: 'Te damos la bienvenida a {shop}',
      waiting: {
        title: 'Tu cuenta está en espera',
        lines: [
          'Tu cuenta en {shop} se ha creado. Cada cuenta nueva se revisa primero; podrás iniciar sesión en cuanto se apruebe la tuya.',
          'Te escribiremos cuando llegue el momento.',
        ],
      },
      ready: {
        title: 'Tu cuenta está abierta',
        lines: [
          'Tu cuenta en {shop} está lista. Puedes iniciar sesión con esta dirección de correo electrónico.',
        ],
      },
      action: 'Ir a {shop}',
      note: 'Si no has creado esta cuenta, no tienes que hacer nada.',
    },
    'verification-code': {
      subject: 'Tu código para {shop}',
      title: 'Confirma tu correo electrónico',
      lines: [
        'Escribe este código para confirmar tu dirección en {shop}. Es válido durante {period}.',
      ],
      note: 'Si no has pedido ningún código, quizá alguien se equivocó de dirección. No tienes que hacer nada; no compartas el código.',
    },
    'password-recovery': {
      subject: 'Una contraseña nueva para {shop}',
      title: 'Elige una contraseña nueva',
      lines: [
        'Se ha pedido una contraseña nueva para tu cuenta en {shop}. El enlace es válido durante {period} y sirve una sola vez.',
      ],
      action: 'Elegir contraseña',
      note: 'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue como está.',
    },
    activation: {
      subject: 'Tu cuenta en {shop}',
      title: 'Hay una cuenta preparada para ti',
      lines: [
        '{shop} ha creado una cuenta para ti. Elige una contraseña para abrirla. El enlace es válido durante {period} y sirve una sola vez.',
      ],
      action: 'Elegir contraseña',
      note: 'Si no sabes de qué se trata, no tienes que hacer nada: sin contraseña la cuenta sigue cerrada.',
    },
    approved: {
      subject: 'Tu cuenta en {shop} está aprobada',
      title: 'Ya puedes entrar',
      lines: ['Tu cuenta en {shop} se ha aprobado. Desde ahora puedes iniciar sesión.'],
      action: 'Iniciar sesión',
      note: 'Recibes este mensaje porque te registraste con esta dirección.',
    },
    'password-changed': {
      subject: 'Tu contraseña de {shop} ha cambiado',
      title: 'Tu contraseña ha cambiado',
      lines: [
        'La contraseña de tu cuenta en {shop} ha cambiado y se han cerrado todas las demás sesiones.',
      ],
      action: 'Ir a iniciar sesión',
      note: 'Si has sido tú, todo está bien. Si no, elige cuanto antes «He olvidado la contraseña» en la página de inicio de sesión.',
    },
    'new-sign-in': {
      subject: 'Nuevo inicio de sesión en {shop}',
      title: 'Un dispositivo nuevo ha iniciado sesión',
      lines: [
        'Alguien ha iniciado sesión en tu cuenta de {shop} con un dispositivo que no conocíamos.',
      ],
      action: 'Ir a iniciar sesión',
      note: 'Si has sido tú, todo está bien. Si no, elige cuanto antes «He olvidado la contraseña» en la página de inicio de sesión.',
    },
    'second-factor-code': {
      subject: 'Tu código de acceso a {shop}',
      title: 'Tu código de acceso',
      lines: [
        'Escribe este código para terminar de iniciar sesión en {shop}. Es válido durante {period}.',
      ],
      note: 'Si no estás iniciando sesión ahora mismo, alguien conoce tu contraseña: cámbiala. No compartas nunca el código; nadie de la tienda te lo pedirá.',
    },
    'factor-changed': {
      subject: 'Los segundos factores de tu acceso a {shop} han cambiado',
      added: {
        title: 'Se ha añadido un segundo factor',
        lines: ['El acceso a tu cuenta en {shop} ya se puede confirmar con {factor}.'],
      },
      removed: {
        title: 'Se ha quitado un segundo factor',
        lines: ['El acceso a tu cuenta en {shop} ya no se confirma con {factor}.'],
      },
      action: 'Ir a iniciar sesión',
      note: 'Si has sido tú, todo está bien. Si no, elige cuanto antes «He olvidado la contraseña» en la página de inicio de sesión.',
    },
    'sign-in-linked': {
      subject: 'El acceso a {shop} ha cambiado',
      linked: {
        title: 'Se ha añadido una forma de acceder',
        lines: ['Ya puedes entrar en tu cuenta en {shop} con {provider}.'],
      },
      unlinked: {
        title: 'Se ha quitado una forma de acceder',
        lines: ['Ya no puedes entrar en tu cuenta en {shop} con {provider}.'],
      },
      action: 'Ir a iniciar sesión',
      note: 'Si has sido tú, todo está bien. Si no, elige cuanto antes «He olvidado la contraseña» en la página de inicio de sesión.',
    },
    'sign-in-denied': {
      subject: 'Se ha rechazado un inicio de sesión en {shop}',
      title: 'Has rechazado un inicio de sesión',
      lines: [
        'Se ha rechazado un inicio de sesión en tu cuenta de {shop} desde donde ya tienes la sesión abierta. Quien lo intentó conoce tu contraseña.',
      ],
      action: 'Ir a iniciar sesión',
      note: 'Si no eras tú quien quería entrar, elige enseguida «He olvidado la contraseña» en la página de inicio de sesión.',
    },
    'passkey-copied': {
      subject: 'Puede que se haya copiado una llave de acceso tuya de {shop}',
      title: 'Puede que se haya copiado una de tus llaves de acceso',
      lines: [
        'Alguien ha intentado entrar en tu cuenta de {shop} con una copia de la llave de acceso «{passkey}». Hemos bloqueado ese inicio de sesión.',
      ],
      action: 'Ir a iniciar sesión',
      note: 'Entra de otra manera, elimina esta llave de acceso en tu cuenta y crea una nueva.',
    },
    'factor-reset': {
      subject: 'Se van a quitar los segundos factores de tu acceso a {shop}',
      title: 'Tus segundos factores se van a quitar',
      lines: [
        'Se ha pedido a {shop} que quite los segundos factores de tu acceso porque se ha perdido el dispositivo. Ocurrirá con tu primer inicio de sesión después del {time}; hasta entonces todo sigue igual.',
      ],
      action: 'Conservar mis segundos factores',
      note: 'Si lo pediste tú, no tienes que hacer nada. Si no, detenlo con el botón y elige una contraseña nueva.',
    },
    'account-exists': {
      subject: 'Ya tienes una cuenta en {shop}',
      title: 'Ya tienes una cuenta',
      lines: [
        'Alguien ha intentado registrarse en {shop} con esta dirección. Esa dirección ya tiene una cuenta, así que no se ha creado otra. Solo tienes que iniciar sesión.',
      ],
      action: 'Iniciar sesión',
      note: 'Si no has sido tú, no tienes que hacer nada: nadie ha sabido que tienes una cuenta.',
    },
    'staff-invitation': {
      subject: '{inviter} le invita a {shop}',
      title: 'Trabaje en {shop}',
      lines: [
        '{inviter} le invita a trabajar en {shop}. Su función: {role}. El enlace es solo para usted y sirve una sola vez.',
      ],
      action: 'Aceptar la invitación',
      note: 'Si no conoce a quien la envía, no tiene que hacer nada.',
    },
    'staff-recovery': {
      subject: 'Una contraseña nueva para el panel de {shop}',
      title: 'Elija una contraseña nueva',
      lines: [
        'Alguien ha pedido una contraseña nueva para su cuenta del panel de {shop}. El enlace sirve una sola vez, durante una hora. Su segundo factor no cambia.',
      ],
      action: 'Elegir una contraseña nueva',
      note: 'Si no fue usted, no tiene que hacer nada: su contraseña sigue igual.',
    },
    'staff-factor-changed': {
      subject: 'El acceso al panel de {shop} ha cambiado',
      added: {
        title: 'Se ha añadido un segundo factor',
        lines: ['Su acceso al panel de {shop} ya se puede confirmar con {factor}.'],
      },
      removed: {
        title: 'Se ha quitado un segundo factor',
        lines: ['Su acceso al panel de {shop} ya no se confirma con {factor}.'],
      },
      used: {
        title: 'Se ha usado un código de recuperación',
        lines: [
          'Se ha usado uno de sus códigos de recuperación en el panel de {shop}. Ya no vale. Códigos restantes: {codesLeft}.',
        ],
      },
      reset: {
        title: 'Se han quitado sus segundos factores',
        lines: [
          'Se han quitado todos los segundos factores de su acceso al panel de {shop}, porque se comunicó su pérdida. Se han cerrado todas sus sesiones y accederá solo con la contraseña hasta que añada otros.',
        ],
      },
      action: 'Abrir mi cuenta',
      note: 'Si no sabía nada de esto, cambie la contraseña enseguida y avise a un propietario.',
    },
    'member-waiting': {
      subject: 'Hay alguien en espera en {shop}',
      title: 'Alguien espera su aprobación',
      lines: [
        '{member} se ha registrado en {shop} y podrá iniciar sesión cuando usted apruebe la cuenta.',
      ],
      action: 'Ver la cuenta',
      note: 'Recibe este mensaje porque la tienda es suya y aprueba personalmente las cuentas nuevas.',
    },
    'import-failing': {
      subject: 'La importación «{name}» falla una y otra vez en {shop}',
      title: 'Una importación programada falla una y otra vez',
      lines: [
        'La importación programada «{name}» ha fallado tres veces seguidas. Lo sigue intentando a sus horas y recibirá un mensaje cuando vuelva a funcionar.',
      ],
      action: 'Abrir las importaciones',
      note: 'Recibe este mensaje porque la tienda es suya.',
    },
    'import-working': {
      subject: 'La importación «{name}» vuelve a funcionar en {shop}',
      title: 'Una importación programada vuelve a funcionar',
      lines: [
        'La importación programada «{name}» ha importado su archivo sin fallar. No tiene que hacer nada más.',
      ],
      action: 'Abrir las importaciones',
      note: 'Recibe este mensaje porque la tienda es suya.',
    },
    ...esOrders,
    test: {
      subject: 'Mensaje de prueba de {shop}',
      title: 'Su servidor de correo funciona',
      lines: [
        'Este es el mensaje de prueba que pidió. Desde ahora, los mensajes de {shop} siguen este camino.',
      ],
      note: 'Este mensaje no se ha enviado a nadie más.',
    },
  },
}
