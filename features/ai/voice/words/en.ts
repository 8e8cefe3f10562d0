import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { ttsVoice } from '../voice.contract.ts'

export const en = {
  record: 'General voice',
  access: { ttsVoice: 'General voices', voice: 'Voices', voiceConnect: 'Connecting voices' },
  title: 'General voices',
  lead: 'Voices of any provider with an OpenAI-compatible speech API, used by cards and agents.',
  new: 'New voice',
  edit: 'Edit voice',
  empty: 'No voices yet',
  emptyLead: 'Add a voice of your speech provider and listen to it.',
  fields: {
    name: 'Name',
    code: 'Voice code',
    language: 'Language',
    gender: 'Gender',
    model: 'Model',
    provider: 'Provider',
    baseUrl: 'Address',
    apiKey: 'API key',
    hasApiKey: 'Key set',
    sampleText: 'Sample sentence',
    status: 'Status',
    creatorId: 'Created by',
    creatorName: 'Created by',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  hints: {
    code: 'As the provider calls it, such as alloy',
    model: 'Such as tts-1',
    baseUrl: 'Leave empty to use the provider of this system',
    sampleText: 'Spoken as the sample; leave empty for the default sentence',
  },
  values: {
    language: { zh: 'Chinese', en: 'English', es: 'Spanish', ja: 'Japanese' },
    gender: { female: 'Female', male: 'Male', neutral: 'Neutral' },
  },
  states: { enabled: 'Enabled', disabled: 'Disabled' },
  moves: { disable: 'Disable', enable: 'Enable' },
  connect: 'Connect voices of a provider',
  listen: 'Listen',
  stop: 'Stop',
  sample: 'Good morning! Today we will learn something new together, one small step at a time.',
  problems: {
    address: 'Enter a full address that begins with https://',
    private: 'This address is in a private network. The operator can allow it in AI_ALLOW_HOSTS',
    keyAgain: 'The address has changed. Please enter the key again',
  },
  faults: {
    disabled: 'This voice is disabled',
  },
} satisfies FieldWords<typeof ttsVoice>
