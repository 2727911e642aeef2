import type { Translation } from '@vitrine/messages'
import type { enVideos } from './en-videos.ts'

export const frVideos: Translation<typeof enVideos> = {
  videos: {
    video: 'Vidéo {n}',
    play: ({ n, length }: { n: number; length: string }) =>
      `Lire la vidéo ${n}${length && `, ${length}`}`,
    close: 'Fermer la vidéo {n}',
    earlier: 'Avancer la vidéo {n}',
    later: 'Reculer la vidéo {n}',
    remove: 'Retirer la vidéo {n}',
    unplayable: 'Ce navigateur ne peut pas la lire.',
    open: 'Ouvrir le fichier',
    takeFrame: 'Utiliser cette image',
    takeFrameHint: 'Mettez en pause au bon moment, puis utilisez cette image.',
    states: {
      asked: 'Récupérée depuis son adresse quand vous enregistrez.',
      remote: 'En cours de récupération depuis {host}. Elle se lit ici une fois arrivée.',
      failed: 'Elle n’a pas pu être récupérée depuis {host}.',
      again: 'Nouvelle tentative en cours. Ou retirez-la, et envoyez le fichier.',
    },
    poster: {
      label: 'Affiche',
      title: 'Affiche de la vidéo',
      hint: 'Montrée à la place de la vidéo sur les fiches, dans les recherches et les paniers. Elle n’est pas ajoutée à la galerie et s’enregistre tout de suite.',
      some: 'Une image',
      none: 'Un signe de lecture',
      change: 'Modifier',
      changeOf: 'Modifier l’affiche de la vidéo {n}',
      now: 'Actuelle',
      frame: 'Prendre une image de la vidéo',
      frameHint: 'Pour une image de votre choix, lisez la vidéo et mettez en pause.',
      upload: 'Envoyer une image',
      remove: 'Retirer l’affiche',
      pictures: 'Images de ce produit',
      noPictures: 'Ce produit n’a pas encore d’image dans la médiathèque.',
      takePicture: ({ n, what }: { n: number; what: string }) =>
        `Utiliser l’image ${n}${what && ` : ${what}`}`,
      changed: 'La vidéo {n} a une nouvelle affiche.',
      removed: 'La vidéo {n} n’a plus d’affiche.',
      failed: 'L’affiche n’a pas changé. {why}',
      noFrame: 'Ce navigateur ne peut en extraire aucune image. Envoyez plutôt une image.',
    },
  },
  uploads: {
    refused: 'Non ajouté',
    notAdded: '« {name} » n’a pas été ajouté. {why}',
    dismiss: 'Masquer le message sur « {name} »',
    stop: 'Arrêter l’envoi de « {name} »',
    waiting: 'En attente',
    checking: 'Vérification',
    savesAfter: 'Enregistre quand tout est envoyé',
    why: {
      kind: 'Ce n’est ni une image ni une vidéo que tous les navigateurs affichent. Images : JPEG, PNG, WebP, AVIF, GIF ou SVG. Vidéos : MP4 avec H.264, AV1 ou VP9, ou WebM.',
      empty: 'Le fichier est vide.',
      pictureSize: 'Il fait {size} ; une image peut avoir jusqu’à 25 Mo et 100 millions de pixels.',
      videoSize: 'Il fait {size} ; une vidéo peut avoir jusqu’à 200 Mo.',
      drawing:
        'Le dessin contient des scripts ou des références externes. Exportez-le en SVG simple.',
      room: 'Un produit affiche jusqu’à {most} images et vidéos.',
    },
  },
}
