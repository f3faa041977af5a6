// Written by `npm run generate` from openapi/. Changes belong there.

const he=Y=>{const Z=G,O={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/5"},_embed:{$ref:"/shared/\
4"},context:{$ref:"/shared/7"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/0"},exclude:{$ref:"/shared/8"},include:{$ref:"/shared/8"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["id","include","name","registered_date","slug","include_slugs","email","url"]},
slug:{$ref:"/shared/4"},roles:{$ref:"/shared/4"},capabilities:{$ref:"/shared/4"},who:{type:"string",enum:["authors"]},has_published_posts:{
oneOf:[{type:"boolean"},{type:"array",items:{$ref:"/schemas/TypeSlug"}}]},search_columns:{type:"array",items:{type:"stri\
ng",enum:["email","name","id","username","slug"]}}}},params:{$ref:"/shared/9"},body:{}}},g=Y.lengthOf;function T(r,{instancePath:o="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r=="string"){if(g(r)>8e3){const t={instancePath:o,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}function f(r,{instancePath:o="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let n=0,l=s;n<t&&s===l;n++)T(r[n],{instancePath:o+
"/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=e===null?T.errors:e.concat(T.errors),s=e.length)}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return f.errors=e,s===0}function v(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;if(typeof r=="string"){if(g(r)>2e3){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===
0}function m(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let n=0,l=s;n<t&&s===l;n++)v(r[n],{instancePath:o+"/"+n,parentData:r,parentDataProperty:n,rootData:a})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length)}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===0}const ee={type:"string",enum:[
"view","embed","edit"]};function w(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;
if(typeof r!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:o,schemaPath:"#\
/enum",keyword:"enum",params:{allowedValues:ee.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return w.errors=e,s===0}function _(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let n=0,l=s;n<t&&s===l;n++){let p=r[n];if(!(typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p))){const y={instancePath:o+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[y]:e.push(y),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}const re={type:"\
string",enum:["post","page","attachment","nav_menu_item","core_block","core_navigation","cal_events","cal_venue","cal_or\
ganizer"]};function U(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r!=
"string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}if(!(r==="post"||r==="page"||r==="attachment"||r==="nav_menu_item"||r==="core_block"||r==="core\
_navigation"||r==="cal_events"||r==="cal_venue"||r==="cal_organizer")){const t={instancePath:o,schemaPath:"#/enum",keyword:"\
enum",params:{allowedValues:re.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}
return U.errors=e,s===0}function c(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;
if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function G(r,{instancePath:o="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let n=r.query;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n._fields!==void 0&&(f(n._fields,{instancePath:o+"\
/query/_fields",parentData:n,parentDataProperty:"_fields",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),
n._embed!==void 0&&(m(n._embed,{instancePath:o+"/query/_embed",parentData:n,parentDataProperty:"_embed",rootData:a})||(e=
e===null?m.errors:e.concat(m.errors),s=e.length)),n.context!==void 0&&(w(n.context,{instancePath:o+"/query/context",parentData:n,
parentDataProperty:"context",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),s=e.length)),n.page!==void 0){let l=n.
page;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const p={instancePath:o+"/query/page",schemaPath:"#/prope\
rties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const p={instancePath:o+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[p]:e.push(p),s++}}if(n.per_page!==void 0){let l=n.per_page;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const p={
instancePath:o+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof l=="number"&&isFinite(l)){if(l>100||isNaN(l)){
const p={instancePath:o+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),s++}if(l<1||isNaN(l)){const p={instancePath:o+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}if(n.search!==void 0&&(v(n.search,{instancePath:o+"/quer\
y/search",parentData:n,parentDataProperty:"search",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),n.
exclude!==void 0&&(_(n.exclude,{instancePath:o+"/query/exclude",parentData:n,parentDataProperty:"exclude",rootData:a})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length)),n.include!==void 0&&(_(n.include,{instancePath:o+"/query/include",parentData:n,
parentDataProperty:"include",rootData:a})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),n.offset!==void 0){let l=n.
offset;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const p={instancePath:o+"/query/offset",schemaPath:"#/p\
roperties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:
e.push(p),s++}}if(n.order!==void 0){let l=n.order;if(typeof l!="string"){const p={instancePath:o+"/query/order",schemaPath:"\
#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}if(!(l==="asc"||l==="desc")){const p={instancePath:o+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/enum",keyword:"enum",params:{allowedValues:O.properties.query.properties.order.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.orderby!==void 0){let l=n.orderby;if(typeof l!="string"){
const p={instancePath:o+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(l==="id"||l==="include"||l==="name"||l==="reg\
istered_date"||l==="slug"||l==="include_slugs"||l==="email"||l==="url")){const p={instancePath:o+"/query/orderby",schemaPath:"\
#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:O.properties.query.properties.orderby.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(n.slug!==void 0&&(m(n.slug,{instancePath:o+
"/query/slug",parentData:n,parentDataProperty:"slug",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
n.roles!==void 0&&(m(n.roles,{instancePath:o+"/query/roles",parentData:n,parentDataProperty:"roles",rootData:a})||(e=e===
null?m.errors:e.concat(m.errors),s=e.length)),n.capabilities!==void 0&&(m(n.capabilities,{instancePath:o+"/query/capabil\
ities",parentData:n,parentDataProperty:"capabilities",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),
n.who!==void 0){let l=n.who;if(typeof l!="string"){const p={instancePath:o+"/query/who",schemaPath:"#/properties/query/p\
roperties/who/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(l!==
"authors"){const p={instancePath:o+"/query/who",schemaPath:"#/properties/query/properties/who/enum",keyword:"enum",params:{
allowedValues:O.properties.query.properties.who.enum},message:"must be equal to one of the allowed values"};e===null?e=[
p]:e.push(p),s++}}if(n.has_published_posts!==void 0){let l=n.has_published_posts;const p=s;let y=!1,N=null;const P=s;if(typeof l!=
"boolean"){const D={instancePath:o+"/query/has_published_posts",schemaPath:"#/properties/query/properties/has_published_\
posts/oneOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[D]:e.push(D),s++}var t=P===
s;t&&(y=!0,N=0);const L=s;if(Array.isArray(l)){const D=l.length;for(let $=0,fe=s;$<D&&s===fe;$++)U(l[$],{instancePath:o+
"/query/has_published_posts/"+$,parentData:l,parentDataProperty:$,rootData:a})||(e=e===null?U.errors:e.concat(U.errors),
s=e.length)}else{const D={instancePath:o+"/query/has_published_posts",schemaPath:"#/properties/query/properties/has_publ\
ished_posts/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[D]:e.push(D),s++}var t=L===
s;if(t&&y?(y=!1,N=[N,1]):t&&(y=!0,N=1),y)s=p,e!==null&&(p?e.length=p:e=null);else{const D={instancePath:o+"/query/has_pu\
blished_posts",schemaPath:"#/properties/query/properties/has_published_posts/oneOf",keyword:"oneOf",params:{passingSchemas:N},
message:"must match exactly one schema in oneOf"};e===null?e=[D]:e.push(D),s++}}if(n.search_columns!==void 0){let l=n.search_columns;
if(Array.isArray(l)){const p=l.length;for(let y=0,N=s;y<p&&s===N;y++){let P=l[y];if(typeof P!="string"){const L={instancePath:o+
"/query/search_columns/"+y,schemaPath:"#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[L]:e.push(L),s++}if(!(P==="email"||P==="name"||P==="id"||P==="username"||
P==="slug")){const L={instancePath:o+"/query/search_columns/"+y,schemaPath:"#/properties/query/properties/search_columns\
/items/enum",keyword:"enum",params:{allowedValues:O.properties.query.properties.search_columns.items.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[L]:e.push(L),s++}}}else{const p={instancePath:o+"/query/search_colu\
mns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[p]:e.push(p),s++}}}else{const l={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}}r.params!==void 0&&(c(r.params,{instancePath:o+
"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))}return G.
errors=e,s===0}const se=H;function b(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(f(r._fields,{instancePath:o+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:a})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r._embed!==void 0&&(m(r.
_embed,{instancePath:o+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:a})||(e=e===null?m.errors:e.concat(m.
errors),s=e.length));else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}return b.errors=e,s===0}const te=/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
function q(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r=="string"){
if(g(r)>254){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT h\
ave more than 254 characters"};e===null?e=[t]:e.push(t),s++}if(!te.test(r)){const t={instancePath:o,schemaPath:"#/format",
keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}return q.errors=e,s===0}function V(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.username===void 0){const t={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[t]:
e.push(t),s++}if(r.email===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[t]:e.push(t),s++}if(r.password===void 0){const t={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[t]:e.push(t),s++}if(r.username!==void 0&&(v(r.username,{instancePath:o+"/username",parentData:r,parentDataProperty:"\
username",rootData:a})||(e=e===null?v.errors:e.concat(v.errors),s=e.length)),r.email!==void 0&&(q(r.email,{instancePath:o+
"/email",parentData:r,parentDataProperty:"email",rootData:a})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.password!==
void 0){let t=r.password;if(typeof t=="string"){if(g(t)>4096){const n={instancePath:o+"/password",schemaPath:"#/properti\
es/password/maxLength",keyword:"maxLength",params:{limit:4096},message:"must NOT have more than 4096 characters"};e===null?
e=[n]:e.push(n),s++}}else{const n={instancePath:o+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}const z={
type:"object",required:[],properties:{name:{$ref:"/shared/2"},first_name:{$ref:"/shared/2"},last_name:{$ref:"/shared/2"},
url:{type:["string","null"],maxLength:8e3},description:{type:["string","null"],maxLength:65535},locale:{type:["string","\
null"],enum:["","en_US",null]},nickname:{$ref:"/shared/2"},slug:{$ref:"/shared/3"},roles:{$ref:"/shared/4"},meta:{$ref:"\
/schemas/UserMetaInput"}}},oe={type:["string","null"],maxLength:250};function h(r,{instancePath:o="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"&&r!==null){const t={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:oe.type},message:"must be string,null"};e===null?e=[t]:e.push(t),s++}if(typeof r=="string"&&g(r)>250){
const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:250},message:"must NOT have more than\
 250 characters"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}const ne={type:["string","null"],maxLength:2e3};function k(r,{
instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(typeof r!="string"&&r!==null){const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:ne.type},message:"must be string,null"};e===null?e=[t]:e.
push(t),s++}if(typeof r=="string"&&g(r)>2e3){const t={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}return k.errors=e,s===0}function F(r,{
instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.persisted_preferences!==void 0){let t=r.persisted_preferences;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const n={
instancePath:o+"/persisted_preferences",schemaPath:"#/properties/persisted_preferences/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return F.errors=e,s===0}function A(r,{
instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.name!==void 0&&(h(r.name,{instancePath:o+"/name",parentData:r,parentDataProperty:"name",rootData:a})||(e=e===null?
h.errors:e.concat(h.errors),s=e.length)),r.first_name!==void 0&&(h(r.first_name,{instancePath:o+"/first_name",parentData:r,
parentDataProperty:"first_name",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.last_name!==void 0&&
(h(r.last_name,{instancePath:o+"/last_name",parentData:r,parentDataProperty:"last_name",rootData:a})||(e=e===null?h.errors:
e.concat(h.errors),s=e.length)),r.url!==void 0){let t=r.url;if(typeof t!="string"&&t!==null){const n={instancePath:o+"/u\
rl",schemaPath:"#/properties/url/type",keyword:"type",params:{type:z.properties.url.type},message:"must be string,null"};
e===null?e=[n]:e.push(n),s++}if(typeof t=="string"&&g(t)>8e3){const n={instancePath:o+"/url",schemaPath:"#/properties/ur\
l/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 8000 characters"};e===null?e=[n]:e.
push(n),s++}}if(r.description!==void 0){let t=r.description;if(typeof t!="string"&&t!==null){const n={instancePath:o+"/d\
escription",schemaPath:"#/properties/description/type",keyword:"type",params:{type:z.properties.description.type},message:"\
must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof t=="string"&&g(t)>65535){const n={instancePath:o+"/descript\
ion",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NOT have mor\
e than 65535 characters"};e===null?e=[n]:e.push(n),s++}}if(r.locale!==void 0){let t=r.locale;if(typeof t!="string"&&t!==
null){const n={instancePath:o+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:z.properties.locale.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(!(t===""||t==="en_US"||t===null)){const n={instancePath:o+
"/locale",schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues:z.properties.locale.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}r.nickname!==void 0&&(h(r.nickname,{instancePath:o+
"/nickname",parentData:r,parentDataProperty:"nickname",rootData:a})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),
r.slug!==void 0&&(k(r.slug,{instancePath:o+"/slug",parentData:r,parentDataProperty:"slug",rootData:a})||(e=e===null?k.errors:
e.concat(k.errors),s=e.length)),r.roles!==void 0&&(m(r.roles,{instancePath:o+"/roles",parentData:r,parentDataProperty:"r\
oles",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.meta!==void 0&&(F(r.meta,{instancePath:o+"/me\
ta",parentData:r,parentDataProperty:"meta",rootData:a})||(e=e===null?F.errors:e.concat(F.errors),s=e.length))}else{const t={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return A.errors=e,s===0}function S(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;return V(r,{instancePath:o,parentData:i,parentDataProperty:u,rootData:a})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length),A(r,{instancePath:o,parentData:i,parentDataProperty:u,rootData:a})||(e=e===null?A.errors:e.concat(A.errors),s=
e.length),S.errors=e,s===0}function H(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(b(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.params!==void 0&&(c(r.params,
{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length)),r.body!==void 0&&(S(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:a})||(e=
e===null?S.errors:e.concat(S.errors),s=e.length))),H.errors=e,s===0}const ae=J;function j(r,{instancePath:o="",parentData:i,
parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(f(
r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||(e=e===null?f.errors:e.concat(
f.errors),s=e.length)),r._embed!==void 0&&(m(r._embed,{instancePath:o+"/_embed",parentData:r,parentDataProperty:"_embed",
rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.context!==void 0&&(w(r.context,{instancePath:o+"/co\
ntext",parentData:r,parentDataProperty:"context",rootData:a})||(e=e===null?w.errors:e.concat(w.errors),s=e.length));else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return j.errors=e,s===0}function J(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(j(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.params!==void 0&&(c(r.params,
{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length))),J.errors=e,s===0}const le=K,pe={type:"object",required:[],properties:{username:{$ref:"/shared/3"},email:{$ref:"\
/shared/1"},password:{type:["string","null"],minLength:8,maxLength:4096}}};function C(r,{instancePath:o="",parentData:i,
parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.username!==void 0&&
(k(r.username,{instancePath:o+"/username",parentData:r,parentDataProperty:"username",rootData:a})||(e=e===null?k.errors:
e.concat(k.errors),s=e.length)),r.email!==void 0&&(q(r.email,{instancePath:o+"/email",parentData:r,parentDataProperty:"e\
mail",rootData:a})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.password!==void 0){let t=r.password;if(typeof t!=
"string"&&t!==null){const n={instancePath:o+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:pe.
properties.password.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}if(typeof t=="string"){if(g(t)>4096){
const n={instancePath:o+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit:4096},
message:"must NOT have more than 4096 characters"};e===null?e=[n]:e.push(n),s++}if(g(t)<8){const n={instancePath:o+"/pas\
sword",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer th\
an 8 characters"};e===null?e=[n]:e.push(n),s++}}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.errors=e,s===0}function x(r,{instancePath:o="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;return C(r,{instancePath:o,parentData:i,parentDataProperty:u,
rootData:a})||(e=e===null?C.errors:e.concat(C.errors),s=e.length),A(r,{instancePath:o,parentData:i,parentDataProperty:u,
rootData:a})||(e=e===null?A.errors:e.concat(A.errors),s=e.length),x.errors=e,s===0}function K(r,{instancePath:o="",parentData:i,
parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(b(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",
rootData:a})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.body!==void 0&&(x(r.body,{instancePath:o+"/body",parentData:r,
parentDataProperty:"body",rootData:a})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))),K.errors=e,s===0}const ie=Q,
ue={type:"string",enum:["","false"]};function I(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===""||r==="false")){const t={instancePath:o,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:ue.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return I.errors=e,s===0}function M(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;if(typeof r!="boolean"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r!==!1){const t={instancePath:o,schemaPath:"#/const",keyword:"\
const",params:{allowedValue:!1},message:"must be equal to constant"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===
0}function B(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;const t=s;let n=!1;
const l=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const y={instancePath:o,schemaPath:"#/anyOf/0/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),s++}var p=l===s;if(n=n||p,!n){
const y=s;I(r,{instancePath:o,parentData:i,parentDataProperty:u,rootData:a})||(e=e===null?I.errors:e.concat(I.errors),s=
e.length);var p=y===s;if(n=n||p,!n){const P=s;M(r,{instancePath:o,parentData:i,parentDataProperty:u,rootData:a})||(e=e===
null?M.errors:e.concat(M.errors),s=e.length);var p=P===s;n=n||p}}if(n)s=t,e!==null&&(t?e.length=t:e=null);else{const y={
instancePath:o,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[y]:e.push(
y),s++}return B.errors=e,s===0}function E(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reassign===void 0){const t={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"reassign"},message:"must have required property 'reassign'"};e===null?e=[t]:
e.push(t),s++}if(r._fields!==void 0&&(f(r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:a})||
(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r._embed!==void 0&&(m(r._embed,{instancePath:o+"/_embed",parentData:r,
parentDataProperty:"_embed",rootData:a})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.force!==void 0&&typeof r.
force!="boolean"){const t={instancePath:o+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}r.reassign!==void 0&&(B(r.reassign,{instancePath:o+"/reas\
sign",parentData:r,parentDataProperty:"reassign",rootData:a})||(e=e===null?B.errors:e.concat(B.errors),s=e.length))}else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return E.errors=e,s===0}function Q(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(E(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:a})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),r.params!==void 0&&(c(r.params,
{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?c.errors:e.concat(c.errors),
s=e.length))),Q.errors=e,s===0}const me=R;function d(r,{instancePath:o="",parentData:i,parentDataProperty:u,rootData:a=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(
t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const n={instancePath:o+"/\
id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.
push(n),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}function R(r,{instancePath:o="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(j(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)),r.params!==
void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length))),R.errors=e,s===0}const ye=W;function W(r,{instancePath:o="",parentData:i,parentDataProperty:u,
rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(b(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?b.errors:e.concat(b.errors),s=e.length)),r.params!==
void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:a})||(e=e===null?d.errors:
e.concat(d.errors),s=e.length)),r.body!==void 0&&(x(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",
rootData:a})||(e=e===null?x.errors:e.concat(x.errors),s=e.length))),W.errors=e,s===0}const ce=X;function X(r,{instancePath:o="",
parentData:i,parentDataProperty:u,rootData:a=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(E(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:a})||(e=e===null?E.errors:e.
concat(E.errors),s=e.length)),r.params!==void 0&&(d(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:a})||(e=e===null?d.errors:e.concat(d.errors),s=e.length))),X.errors=e,s===0}return{createUser:se,deleteCurrentUser:ie,
deleteUser:ce,getCurrentUser:ae,getUser:me,listUsers:Z,updateCurrentUser:le,updateUser:ye}};export{he as createValidators};
