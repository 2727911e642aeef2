import type { enVideos } from './en-videos.ts'

export const deVideos: typeof enVideos = {
  videos: {
    video: (n) => `Video ${n}`,
    play: (n, length) => `Video ${n} abspielen${length && `, ${length}`}`,
    close: (n) => `Video ${n} schließen`,
    earlier: (n) => `Video ${n} nach vorn`,
    later: (n) => `Video ${n} nach hinten`,
    remove: (n) => `Video ${n} entfernen`,
    unplayable: 'Dieser Browser kann ihn nicht abspielen.',
    open: 'Datei öffnen',
    takeFrame: 'Dieses Bild nehmen',
    takeFrameHint: 'Halten Sie an, wo er am besten aussieht, und nehmen Sie dieses Bild.',
    states: {
      asked: 'Wird von seiner Adresse geholt, sobald Sie speichern.',
      remote: (host) => `Wird von ${host} geholt. Er läuft hier, sobald er da ist.`,
      failed: (host) => `Er konnte nicht von ${host} geholt werden.`,
      again: 'Er wird noch einmal angefragt. Oder entfernen Sie ihn und laden Sie die Datei hoch.',
    },
    poster: {
      label: 'Bis er läuft',
      title: 'Vorschaubild des Videos',
      hint: 'Steht auf Karten, in Suchen und in Warenkörben für das Video. Es kommt nicht in die Galerie und wird sofort gespeichert.',
      some: 'Ein Bild',
      none: 'Ein Abspielzeichen',
      change: 'Ändern',
      changeOf: (n) => `Vorschaubild von Video ${n} ändern`,
      now: 'Jetzt',
      frame: 'Ein Bild entnehmen',
      frameHint: 'Für ein Bild Ihrer Wahl spielen Sie das Video ab und halten es an.',
      upload: 'Bild hochladen',
      remove: 'Wegnehmen',
      pictures: 'Bilder dieses Produkts',
      noPictures: 'Dieses Produkt hat noch kein Bild in der Bibliothek.',
      takePicture: (n, what) => `Bild ${n} nehmen${what && `: ${what}`}`,
      changed: (n) => `Video ${n} hat ein neues Standbild.`,
      removed: (n) => `Video ${n} hat kein Standbild mehr.`,
      failed: (why) => `Das Standbild wurde nicht geändert. ${why}`,
      noFrame:
        'Dieser Browser kann kein Bild aus ihm entnehmen. Laden Sie stattdessen ein Bild hoch.',
    },
  },
  uploads: {
    refused: 'Nicht hinzugefügt',
    notAdded: (name, why) => `„${name}“ wurde nicht hinzugefügt. ${why}`,
    dismiss: (name) => `Hinweis zu „${name}“ schließen`,
    stop: (name) => `Hochladen von „${name}“ abbrechen`,
    waiting: 'Wartet',
    checking: 'Wird geprüft',
    savesAfter: 'Speichert, sobald alles hochgeladen ist',
    why: {
      kind: 'Das ist kein Bild oder Video, das jeder Browser zeigt. Bilder: JPEG, PNG, WebP, AVIF, GIF oder SVG. Videos: MP4 mit H.264, AV1 oder VP9, oder WebM.',
      empty: 'Die Datei ist leer.',
      pictureSize: (size) =>
        `Sie hat ${size}; ein Bild darf bis zu 25 MB und 100 Millionen Bildpunkte haben.`,
      videoSize: (size) => `Sie hat ${size}; ein Video darf bis zu 200 MB haben.`,
      drawing:
        'Die Zeichnung enthält Skripte oder greift auf andere Orte zu. Exportieren Sie sie als einfaches SVG.',
      room: (most) => `Ein Produkt zeigt bis zu ${most} Bilder und Videos.`,
    },
  },
}
