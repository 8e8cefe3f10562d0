import {
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BulbOutlined,
  CompassOutlined,
  FundOutlined,
  GlobalOutlined,
  HomeOutlined,
  MessageOutlined,
  QrcodeOutlined,
  ReadOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { RouteIcon } from './routes.ts'

/** The sidebar's pictures. */
export const icons: Readonly<Record<RouteIcon, ReactNode>> = {
  home: <HomeOutlined />,
  base: <CompassOutlined />,
  content: <ReadOutlined />,
  code: <QrcodeOutlined />,
  data: <BarChartOutlined />,
  ai: <BulbOutlined />,
  message: <MessageOutlined />,
  audit: <AuditOutlined />,
  chart: <FundOutlined />,
  person: <UserOutlined />,
  language: <GlobalOutlined />,
  gallery: <AppstoreOutlined />,
}
