/**
 * What acts on the fields that people set: by form, then by the screen or rule. `careerIds=careers`: it goes by another word
 * there, as in the general list, which shows the first text, long text and picture of any row. A form, a check and a table do
 * not count; a list or a page of the console does where staff is whom a field is for.
 */
export const fieldReaders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ability: {
    'features/ability/web/AbilityPage.tsx': [
      ...['name', 'summary', 'mainImage', 'headImage', 'recommendedCourses.title'],
      'recommendedCourses.marketPrice',
    ],
    'features/course/server/course.spec.ts': ['recommendedCourses.courseId'],
  },
  activity: {
    'features/learning/server/shownActivity.ts': ['title', 'description', 'cover'],
    'features/activity/server/activity.spec.ts': ['careerId', 'courseId'],
    'features/learning/server/reflect.ts': ['competencyPoints.abilityId'],
    'features/learning/server/studyPath.ts': ['competencyPoints.weight'],
    'features/learning/server/studyDetail.ts': ['competencyPoints.reflectionQuestion'],
    'features/activity/web/DeckView.tsx': ['language'],
    'features/activity/web/ActivityList.tsx': [
      ...['tagIds=tags', 'hostTeacherIds=hostTeachers', 'designMethod', 'distribution'],
    ],
    'features/activity/server/publish.ts': ['versionLabel'],
    'features/activity/web/VersionLine.tsx': ['label'],
  },
  account: {
    'features/user/server/account/account.handlers.ts': ['password', 'handOverTo'],
  },
  'ai-config': {
    'features/ai-config/web/AiConfigList.tsx': ['name', 'kind', 'category'],
    'features/ai-config/server/ai-config.spec.ts': ['json'],
  },
  agent: {
    'features/agent/web/AgentList.tsx': ['name'],
    'features/ai-assistant/web/useConversation.ts': ['avatar'],
    'features/ai-usage/server/findProvider.ts': ['platform', 'baseUrl', 'assistantId', 'apiKey', 'secret'],
    'features/agent/web/agents.ts': ['note'],
  },
  'ai-image': { 'features/ai-image/server/ai-image.handlers.ts': ['prompt'] },
  banner: {
    'features/banner/server/shownBanners.ts': [
      ...[
        'title',
        'nodeType',
        'courseIds=courses',
        'audience',
        'userIds=targetId',
        'fileType',
        'image',
        'videoId',
      ],
    ],
    'features/banner/server/publishBanners.ts': ['pushType', 'pushTime'],
  },
  career: {
    'features/career/web/CareerPage.tsx': ['name', 'summary', 'cover', 'abilityIds', 'tagIds'],
  },
  configuration: {
    'features/activity/server/generate/generateCards.ts': ['generation/activity'],
    'features/activity/server/generate/rewriteCard.ts': ['generation/card', 'generation/distractors'],
    'features/activity/server/generate/translateActivity.ts': ['generation/translation'],
    'features/ai-image/server/ai-image.handlers.ts': ['image/style', 'image/size'],
    'features/agent/server/persona.ts': ['assistant/persona'],
    'features/ai-usage/server/findProvider.ts': ['default/agent'],
  },
  course: {
    'features/course/web/page/Offer.tsx': [
      ...[
        'title',
        'overview',
        'marketPrice',
        'salePrice',
        'startDate',
        'gallery.image=gallery',
        'gallery.caption',
      ],
    ],
    'features/course/web/page/parts.tsx': [
      ...['abilities.level', 'featureIcons.icon', 'featureIcons.text', 'sellingPoints.title'],
      ...['sellingPoints.detail', 'faq.question', 'faq.answer', 'reviews.name', 'reviews.position'],
      ...['reviews.avatar', 'reviews.comment', 'materials.title', 'materials.overview', 'materials.quantity'],
      ...['materials.image', 'materials.source', 'materials.platform'],
    ],
    'features/course/web/page/CoursePage.tsx': [
      'abilities.abilityId=abilities',
      'targetLearners',
      'outcomes',
    ],
    'features/course/web/page/UnitList.tsx': ['sections.overview', 'showMode'],
    'features/course/web/CourseList.tsx': ['careerIds=careers', 'tagIds=tags'],
    'features/course/server/course.detail.ts': ['cover', 'instructorIds'],
    'features/learning/server/enrol.ts': ['type'],
    'features/learning/server/courseStanding.ts': ['learnMode', 'unlockMode', 'isChasing'],
    'features/learning/server/studyPath.ts': ['sections.title', 'milestones.title', 'milestones.unit'],
    'features/learning/server/placedActivities.ts': ['versionUpdate', 'places.unit', 'places.activityId'],
    'features/course/web/units.ts': ['days'],
    'features/learning/server/askTeacher.ts': ['userId'],
  },
  'exchange-task': {
    'features/exchange-task/server/downloadCodes.ts': ['name', 'qr', 'title', 'channel', 'expiresAt'],
    'features/exchange-task/server/generateCodes.ts': ['productId', 'quantity'],
  },
  file: { 'features/file/server/serveFile.ts': ['name'] },
  'minimax-voice': {
    'features/voice/web/VoiceLists.tsx': ['name', 'language', 'gender'],
    'features/ai-usage/server/speak.ts': ['code', 'model', 'groupId', 'baseUrl', 'apiKey=sealedKey'],
    'features/voice/server/voice.handlers.ts': ['sampleText'],
  },
  order: {
    'features/order/server/checkOrder.ts': ['productId', 'userId'],
  },
  product: {
    'features/learning/server/saleWindow.ts': ['delivery', 'startsAt', 'endsAt'],
    'features/product/web/ProductPage.tsx': ['title', 'overview', 'cover', 'salePrice'],
    'features/product/web/SoldItems.tsx': ['kind'],
    'features/product/server/product.detail.ts': ['courseIds', 'activityIds', 'abilityIds'],
    'features/product/web/ProductList.tsx': ['careerIds=careers', 'tagIds=tags'],
  },
  profile: {
    'app/console/ProfileScreen.tsx': ['nickname', 'description', 'avatar'],
    'features/profile/server/profile.handlers.ts': ['oldPassword', 'newPassword'],
  },
  'sensitive-word': {
    'features/sensitive-word/server/sensitiveWords.ts': ['word'],
    'features/sensitive-word/web/WordList.tsx': ['category', 'note'],
  },
  session: {
    'features/session/server/login.ts': ['username', 'password'],
    'features/session/server/register.ts': ['nickname'],
  },
  tag: {
    'kit/web/list/columns.tsx': ['name=text', 'summary=multiline', 'mainImage=picture', 'headImage=picture'],
  },
  'tts-voice': {
    'features/voice/web/VoiceLists.tsx': ['name', 'language', 'gender'],
    'features/ai-usage/server/speak.ts': ['code', 'model', 'baseUrl', 'apiKey=sealedKey'],
    'features/voice/server/voice.handlers.ts': ['sampleText'],
  },
  unit: {
    'features/unit/web/UnitList.tsx': ['nameZh', 'nameEn', 'nameEs', 'nameJa'],
    'features/ai-usage/server/prices.ts': ['kind', 'measure', 'price'],
  },
  user: {
    'features/user/web/userColumns.tsx': ['phone', 'wxOpenid', 'unionId'],
    'features/user/web/UserList.tsx': ['nickname', 'username'],
    'features/session/server/stillSignedIn.ts': ['roles'],
    'features/session/server/login.ts': ['password'],
    'features/user/server/user.handlers.ts': ['newPassword'],
  },
  'user-page': {
    'features/user-page/server/visitPage.ts': [
      ...['avatar', 'nickname', 'description', 'backgroundImage', 'industryLevel', 'tagId'],
    ],
  },
}

/** Fields that wait for what will act on them, by what that is. */
export const waiting: Readonly<Record<string, readonly string[]>> = {
  'learning partner and tutor': [
    ...['activity.partnerAgentId', 'activity.tutorAgentId', 'agent.voiceId', 'agent.speed'],
    ...['configuration.learner/tutor', 'configuration.learner/partner'],
  ],
  'judge of open answers': ['configuration.learner/judge'],
  'public course page': [
    ...[
      'course.materials.link',
      'course.shareTitle',
      'course.shareText',
      'course.shareImage',
      'course.qrImage',
    ],
  ],
}
