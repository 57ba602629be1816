import { LengthDescription as LengthDescription_8cd12d62c7993df21b18eb7fb813ce0c } from '../../../admin/length-description.tsx'
import { ArticleOrder as ArticleOrder_9c3f1a7c5bdae23fee7d8c36b6efbc0c } from '../../../admin/order/article-order.tsx'
import { BlockLines as BlockLines_db05fc6713c926df2984272ffa1b32b4 } from '../../../admin/block-lines.tsx'
import { RelationCell as RelationCell_6cb476dd10a01829d148d7ba155fd8ff } from '../../../admin/relation-cell.tsx'
import { NotFound as NotFound_c6fdda75d20e62d5c7b596cc87445ebe } from '../../../admin/not-found.tsx'
import { ValuesDiff as ValuesDiff_2dd9637966a2ccfb953b81e1ddcfd641 } from '../../../admin/compare/values-diff.tsx'
import { SeoPreview as SeoPreview_e799ad7f51c1acfc4a1e72f934b3e956 } from '../../../admin/seo-preview.tsx'
import { ExpertLink as ExpertLink_ddfcb7139037d1fc4b810949e07b569c } from '../../../admin/expert-link.tsx'
import { UsedOn as UsedOn_67cfd00d2c788c3b3fb859926a33bd86 } from '../../../admin/uses/used-on.tsx'
import { UnpublishMany as UnpublishMany_b2978b54e0f617e67add036ab762be33 } from '../../../admin/uses/unpublish-many.tsx'
import { NameForm as NameForm_fde7337e8ffaf6d310de76ab48d92d29 } from '../../../admin/name-form.tsx'
import { SaveLastChange as SaveLastChange_0b0f12ebf18b66ba305c06c2ce2334de } from '../../../admin/save-last-change.tsx'
import { BothVersions as BothVersions_5cd1b8a24a20353800a878f805434926 } from '../../../admin/both-versions.tsx'
import { TypeIntoNewRow as TypeIntoNewRow_390f441f17d8f61f4c48fa44600fb528 } from '../../../admin/rows/type-into-new-row.tsx'
import { CreateOnChange as CreateOnChange_c9d61eb25a538f1d48f07aa206bc5f8b } from '../../../admin/new-document/create-on-change.tsx'
import { PreviewButtons as PreviewButtons_e85ca80260299df6067b99ca771d6e16 } from '../../../admin/document-bar/preview-buttons.tsx'
import { PublishNowOrLater as PublishNowOrLater_e7c2b652695dd71bf76a190787a05a08 } from '../../../admin/schedule/publish-button.tsx'
import { SaveAndHandIn as SaveAndHandIn_5f357bd1f0daa3b18c8298a5b5214c1e } from '../../../admin/document-bar/save-and-hand-in.tsx'
import { UnpublishButton as UnpublishButton_4720d4b31cfa0487dc9c457a06d19ce9 } from '../../../admin/uses/unpublish-button.tsx'
import { Versions as Versions_3a5a5bcf820433060bd96e2a2b438bfd } from '../../../admin/versions.tsx'
import { PathField as PathField_e771c8cc4aba1084baa1c50f9d1d0a10 } from '../../../admin/path-field.tsx'
import { RowLabel as RowLabel_39164ac257aa1cd935b219f6635126a7 } from '../../../admin/rows/row-label.tsx'
import { AmountField as AmountField_509347c75034a2981d04be1f3634a4d9 } from '../../../admin/amount-field.tsx'
import { SaveFile as SaveFile_62a2290b627fb2296de8bcadbc7ce699 } from '../../../admin/uses/save-file.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkKey as LinkKey_677677c164c3626b0d0c9fc2e97de88a } from '../../../admin/link-key.tsx'
import { CleanPaste as CleanPaste_fd13ac42454b20e236cd0b53ce933915 } from '../../../admin/paste/clean-paste.tsx'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { CommunityField as CommunityField_2dab323cd3e60cdf40eaa12c29df5f9d } from '../../../admin/community/community-field.tsx'
import { OwnSentence as OwnSentence_66fdeb0fc0e6435dcaa404d784ff76a1 } from '../../../admin/own-sentence.tsx'
import { CurrentPassword as CurrentPassword_90bde29f686ce6ed234a68f6923741d1 } from '../../../admin/current-password.tsx'
import { SecondFactorSetting as SecondFactorSetting_13a6e97732afd933368d14f942a88547 } from '../../../admin/second-factor/second-factor-setting.tsx'
import { BlockHelp as BlockHelp_7d9dd7d23eb2d9cdcf6a656d327598fb } from '../../../admin/block-help.tsx'
import { BlockLabel as BlockLabel_39164ac257aa1cd935b219f6635126a7 } from '../../../admin/rows/row-label.tsx'
import { Mark as Mark_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { ListLinks as ListLinks_156688433f4666ed4c9ea2d799df10e2 } from '../../../admin/list-links.tsx'
import { Dashboard as Dashboard_9fee8c63a27b9a64285c1eaae4972705 } from '../../../admin/dashboard/dashboard.tsx'
import { DutchTexts as DutchTexts_d7659b0ddf2bed1c2ff04b170f69a051 } from '../../../admin/dutch/dutch-texts.tsx'
import { LoginView as LoginView_10beb19beff7ebde8bd57b9aec57061a } from '../../../admin/second-factor/login-view.tsx'
import { Overdue as Overdue_53c40317fd2a3b9819f288c45ebe3b86 } from '../../../admin/overdue.tsx'
import { BrokenLinks as BrokenLinks_4a6d75530d7df1882a68c1b5022893b5 } from '../../../admin/broken-links.tsx'
import { FailedSchedules as FailedSchedules_d648171e784969e3f9f80aedad8da948 } from '../../../admin/failed-schedules.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/length-description.tsx#LengthDescription": LengthDescription_8cd12d62c7993df21b18eb7fb813ce0c,
  "/admin/order/article-order.tsx#ArticleOrder": ArticleOrder_9c3f1a7c5bdae23fee7d8c36b6efbc0c,
  "/admin/block-lines.tsx#BlockLines": BlockLines_db05fc6713c926df2984272ffa1b32b4,
  "/admin/relation-cell.tsx#RelationCell": RelationCell_6cb476dd10a01829d148d7ba155fd8ff,
  "/admin/not-found.tsx#NotFound": NotFound_c6fdda75d20e62d5c7b596cc87445ebe,
  "/admin/compare/values-diff.tsx#ValuesDiff": ValuesDiff_2dd9637966a2ccfb953b81e1ddcfd641,
  "/admin/seo-preview.tsx#SeoPreview": SeoPreview_e799ad7f51c1acfc4a1e72f934b3e956,
  "/admin/expert-link.tsx#ExpertLink": ExpertLink_ddfcb7139037d1fc4b810949e07b569c,
  "/admin/uses/used-on.tsx#UsedOn": UsedOn_67cfd00d2c788c3b3fb859926a33bd86,
  "/admin/uses/unpublish-many.tsx#UnpublishMany": UnpublishMany_b2978b54e0f617e67add036ab762be33,
  "/admin/name-form.tsx#NameForm": NameForm_fde7337e8ffaf6d310de76ab48d92d29,
  "/admin/save-last-change.tsx#SaveLastChange": SaveLastChange_0b0f12ebf18b66ba305c06c2ce2334de,
  "/admin/both-versions.tsx#BothVersions": BothVersions_5cd1b8a24a20353800a878f805434926,
  "/admin/rows/type-into-new-row.tsx#TypeIntoNewRow": TypeIntoNewRow_390f441f17d8f61f4c48fa44600fb528,
  "/admin/new-document/create-on-change.tsx#CreateOnChange": CreateOnChange_c9d61eb25a538f1d48f07aa206bc5f8b,
  "/admin/document-bar/preview-buttons.tsx#PreviewButtons": PreviewButtons_e85ca80260299df6067b99ca771d6e16,
  "/admin/schedule/publish-button.tsx#PublishNowOrLater": PublishNowOrLater_e7c2b652695dd71bf76a190787a05a08,
  "/admin/document-bar/save-and-hand-in.tsx#SaveAndHandIn": SaveAndHandIn_5f357bd1f0daa3b18c8298a5b5214c1e,
  "/admin/uses/unpublish-button.tsx#UnpublishButton": UnpublishButton_4720d4b31cfa0487dc9c457a06d19ce9,
  "/admin/versions.tsx#Versions": Versions_3a5a5bcf820433060bd96e2a2b438bfd,
  "/admin/path-field.tsx#PathField": PathField_e771c8cc4aba1084baa1c50f9d1d0a10,
  "/admin/rows/row-label.tsx#RowLabel": RowLabel_39164ac257aa1cd935b219f6635126a7,
  "/admin/amount-field.tsx#AmountField": AmountField_509347c75034a2981d04be1f3634a4d9,
  "/admin/uses/save-file.tsx#SaveFile": SaveFile_62a2290b627fb2296de8bcadbc7ce699,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/link-key.tsx#LinkKey": LinkKey_677677c164c3626b0d0c9fc2e97de88a,
  "/admin/paste/clean-paste.tsx#CleanPaste": CleanPaste_fd13ac42454b20e236cd0b53ce933915,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/community/community-field.tsx#CommunityField": CommunityField_2dab323cd3e60cdf40eaa12c29df5f9d,
  "/admin/own-sentence.tsx#OwnSentence": OwnSentence_66fdeb0fc0e6435dcaa404d784ff76a1,
  "/admin/current-password.tsx#CurrentPassword": CurrentPassword_90bde29f686ce6ed234a68f6923741d1,
  "/admin/second-factor/second-factor-setting.tsx#SecondFactorSetting": SecondFactorSetting_13a6e97732afd933368d14f942a88547,
  "/admin/block-help.tsx#BlockHelp": BlockHelp_7d9dd7d23eb2d9cdcf6a656d327598fb,
  "/admin/rows/row-label.tsx#BlockLabel": BlockLabel_39164ac257aa1cd935b219f6635126a7,
  "/admin/logo.tsx#Mark": Mark_577f495c847acba9a56186a175b447bc,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/list-links.tsx#ListLinks": ListLinks_156688433f4666ed4c9ea2d799df10e2,
  "/admin/dashboard/dashboard.tsx#Dashboard": Dashboard_9fee8c63a27b9a64285c1eaae4972705,
  "/admin/dutch/dutch-texts.tsx#DutchTexts": DutchTexts_d7659b0ddf2bed1c2ff04b170f69a051,
  "/admin/second-factor/login-view.tsx#LoginView": LoginView_10beb19beff7ebde8bd57b9aec57061a,
  "/admin/overdue.tsx#Overdue": Overdue_53c40317fd2a3b9819f288c45ebe3b86,
  "/admin/broken-links.tsx#BrokenLinks": BrokenLinks_4a6d75530d7df1882a68c1b5022893b5,
  "/admin/failed-schedules.tsx#FailedSchedules": FailedSchedules_d648171e784969e3f9f80aedad8da948,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
