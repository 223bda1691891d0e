/** The route table of the specification (section 2), in its order. */
import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Only in development, in no build. */
const primitives = process.env.NODE_ENV === 'development' ? [route('_ui', 'routes/primitives.tsx')] : [];

export default [
  index('routes/home.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/webDesigAndDev', 'routes/web-design-and-development.tsx'),
  route('services/wordpressDev', 'routes/wordpress.tsx'),
  route('services/customSoftwareDev', 'routes/custom-software.tsx'),
  route('services/appDevelopment', 'routes/app-development.tsx'),
  route('services/strategicConsultancy', 'routes/strategic-consultancy.tsx'),
  route('product-solution', 'routes/products.tsx'),
  route('product-solution/restaurant-management', 'routes/restaurant-management.tsx'),
  route('product-solution/ecommerce-360', 'routes/ecommerce-360.tsx'),
  route('portfolio', 'routes/portfolio.tsx'),
  route('portfolio/:projectName', 'routes/project.tsx'),
  route('company/aboutUs', 'routes/about.tsx'),
  route('company/career', 'routes/career.tsx'),
  route('company/career/circular/:jobTitle', 'routes/circular.tsx'),
  route('company/termsConditions', 'routes/terms.tsx'),
  route('company/blog', 'routes/blog.tsx'),
  route('company/blog/:blogSub', 'routes/post.tsx'),
  route('company/faq', 'routes/faq.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('search', 'routes/search.tsx'),
  route('thank-you', 'routes/thank-you.tsx'), // after a form that was sent without JavaScript
  ...primitives,
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
