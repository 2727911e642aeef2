import './redirect.js'
import 'expo-router/entry'
