import '@vitrine/redirect'
import 'expo-router/entry'
