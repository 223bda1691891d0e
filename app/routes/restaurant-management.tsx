import { href } from 'react-router';
import { pictures } from '#generated/pictures/products/restaurant-management.ts';
import cloth from '#generated/woven/cloth-product.svg?no-inline';
import cover from '#generated/woven/cover-product.svg?no-inline';
import { navigation } from '#content/navigation.ts';
import { layout } from '#content/pages/layout.ts';
import { products } from '#content/pages/products.ts';
import { placed } from '#content/pictures.ts';
import { restaurantManagement as product } from '#content/products/restaurant-management.ts';
