// Written by `npm run generate` from openapi/. Changes belong there.

const pe=le=>{const K=S,E={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/1"},_embed:{$ref:"/shared\
/1"},context:{$ref:"/shared/2"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{
type:"string"},exclude:{$ref:"/shared/3"},include:{$ref:"/shared/3"},offset:{type:"integer"},order:{type:"string",enum:[
"asc","desc"]},orderby:{type:"string",enum:["id","include","name","registered_date","slug","include_slugs","email","url"]},
slug:{$ref:"/shared/1"},roles:{$ref:"/shared/1"},capabilities:{$ref:"/shared/1"},who:{type:"string",enum:["authors"]},has_published_posts:{
oneOf:[{type:"boolean"},{type:"array",items:{$ref:"/schemas/TypeSlug"}}]},search_columns:{type:"array",items:{type:"stri\
ng",enum:["email","name","id","username","slug"]}}}},params:{$ref:"/shared/4"},body:{}}};function i(r,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++)
if(typeof r[n]!="string"){const p={instancePath:o+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return i.errors=e,s===0}const L={type:"strin\
g",enum:["view","embed","edit"]};function P(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,
s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:o,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:L.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:
e.push(t),s++}return P.errors=e,s===0}function _(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){
let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let n=0;n<t;n++){let p=r[n];if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const a={instancePath:o+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}const Q={type:"string",enum:[
"post","page","attachment","nav_menu_item","core_block","core_navigation","cal_events","cal_venue","cal_organizer"]};function x(r,{
instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===
"post"||r==="page"||r==="attachment"||r==="nav_menu_item"||r==="core_block"||r==="core_navigation"||r==="cal_events"||r===
"cal_venue"||r==="cal_organizer")){const t={instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Q.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return x.errors=e,s===0}function c(r,{
instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.
isArray(r))){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function S(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let n=r.query;if(n&&typeof n=="object"&&
!Array.isArray(n)){if(n._fields!==void 0&&(i(n._fields,{instancePath:o+"/query/_fields",parentData:n,parentDataProperty:"\
_fields",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),n._embed!==void 0&&(i(n._embed,{instancePath:o+
"/query/_embed",parentData:n,parentDataProperty:"_embed",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),
n.context!==void 0&&(P(n.context,{instancePath:o+"/query/context",parentData:n,parentDataProperty:"context",rootData:l})||
(e=e===null?P.errors:e.concat(P.errors),s=e.length)),n.page!==void 0){let p=n.page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const a={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}if(typeof p=="number"&&isFinite(p)&&
(p<1||isNaN(p))){const a={instancePath:o+"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[a]:e.push(a),s++}}if(n.per_page!==void 0){
let p=n.per_page;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const a={instancePath:o+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[a]:e.push(a),s++}if(typeof p=="number"&&isFinite(p)){if(p>100||isNaN(p)){const a={instancePath:o+"/query/per_page",schemaPath:"\
#/properties/query/properties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <=\
 100"};e===null?e=[a]:e.push(a),s++}if(p<1||isNaN(p)){const a={instancePath:o+"/query/per_page",schemaPath:"#/properties\
/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[a]:e.push(a),s++}}}if(n.search!==void 0&&typeof n.search!="string"){const p={instancePath:o+"/query/search",schemaPath:"\
#/properties/query/properties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}if(n.exclude!==void 0&&(_(n.exclude,{instancePath:o+"/query/exclude",parentData:n,parentDataProperty:"excl\
ude",rootData:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),n.include!==void 0&&(_(n.include,{instancePath:o+
"/query/include",parentData:n,parentDataProperty:"include",rootData:l})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),
n.offset!==void 0){let p=n.offset;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const a={instancePath:o+"/qu\
ery/offset",schemaPath:"#/properties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[a]:e.push(a),s++}}if(n.order!==void 0){let p=n.order;if(typeof p!="string"){const a={instancePath:o+
"/query/order",schemaPath:"#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[a]:e.push(a),s++}if(!(p==="asc"||p==="desc")){const a={instancePath:o+"/query/order",schemaPath:"\
#/properties/query/properties/order/enum",keyword:"enum",params:{allowedValues:E.properties.query.properties.order.enum},
message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(n.orderby!==void 0){let p=n.orderby;
if(typeof p!="string"){const a={instancePath:o+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}if(!(p==="id"||p==="include"||
p==="name"||p==="registered_date"||p==="slug"||p==="include_slugs"||p==="email"||p==="url")){const a={instancePath:o+"/q\
uery/orderby",schemaPath:"#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:E.properties.
query.properties.orderby.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),s++}}if(n.
slug!==void 0&&(i(n.slug,{instancePath:o+"/query/slug",parentData:n,parentDataProperty:"slug",rootData:l})||(e=e===null?
i.errors:e.concat(i.errors),s=e.length)),n.roles!==void 0&&(i(n.roles,{instancePath:o+"/query/roles",parentData:n,parentDataProperty:"\
roles",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),n.capabilities!==void 0&&(i(n.capabilities,{instancePath:o+
"/query/capabilities",parentData:n,parentDataProperty:"capabilities",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),
s=e.length)),n.who!==void 0){let p=n.who;if(typeof p!="string"){const a={instancePath:o+"/query/who",schemaPath:"#/prope\
rties/query/properties/who/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),
s++}if(p!=="authors"){const a={instancePath:o+"/query/who",schemaPath:"#/properties/query/properties/who/enum",keyword:"\
enum",params:{allowedValues:E.properties.query.properties.who.enum},message:"must be equal to one of the allowed values"};
e===null?e=[a]:e.push(a),s++}}if(n.has_published_posts!==void 0){let p=n.has_published_posts;const a=s;let m=!1,f=null;const v=s;
if(typeof p!="boolean"){const b={instancePath:o+"/query/has_published_posts",schemaPath:"#/properties/query/properties/h\
as_published_posts/oneOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[b]:e.push(
b),s++}var t=v===s;t&&(m=!0,f=0);const ne=s;if(Array.isArray(p)){const b=p.length;for(let j=0;j<b;j++)x(p[j],{instancePath:o+
"/query/has_published_posts/"+j,parentData:p,parentDataProperty:j,rootData:l})||(e=e===null?x.errors:e.concat(x.errors),
s=e.length)}else{const b={instancePath:o+"/query/has_published_posts",schemaPath:"#/properties/query/properties/has_publ\
ished_posts/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[b]:e.push(b),s++}var t=ne===
s;if(t&&m?(m=!1,f=[f,1]):t&&(m=!0,f=1),m)s=a,e!==null&&(a?e.length=a:e=null);else{const b={instancePath:o+"/query/has_pu\
blished_posts",schemaPath:"#/properties/query/properties/has_published_posts/oneOf",keyword:"oneOf",params:{passingSchemas:f},
message:"must match exactly one schema in oneOf"};e===null?e=[b]:e.push(b),s++}}if(n.search_columns!==void 0){let p=n.search_columns;
if(Array.isArray(p)){const a=p.length;for(let m=0;m<a;m++){let f=p[m];if(typeof f!="string"){const v={instancePath:o+"/q\
uery/search_columns/"+m,schemaPath:"#/properties/query/properties/search_columns/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[v]:e.push(v),s++}if(!(f==="email"||f==="name"||f==="id"||f==="username"||
f==="slug")){const v={instancePath:o+"/query/search_columns/"+m,schemaPath:"#/properties/query/properties/search_columns\
/items/enum",keyword:"enum",params:{allowedValues:E.properties.query.properties.search_columns.items.enum},message:"must\
 be equal to one of the allowed values"};e===null?e=[v]:e.push(v),s++}}}else{const a={instancePath:o+"/query/search_colu\
mns",schemaPath:"#/properties/query/properties/search_columns/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[a]:e.push(a),s++}}}else{const p={instancePath:o+"/query",schemaPath:"#/properties/query/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}r.params!==void 0&&(c(r.params,{instancePath:o+
"/params",parentData:r,parentDataProperty:"params",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))}return S.
errors=e,s===0}const R=C;function h(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(i(r._fields,{instancePath:o+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r._embed!==void 0&&(i(r.
_embed,{instancePath:o+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:l})||(e=e===null?i.errors:e.concat(i.
errors),s=e.length));else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}const W=/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;
function q(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(typeof r=="string"){
if(!W.test(r)){const t={instancePath:o,schemaPath:"#/format",keyword:"format",params:{format:"email"},message:'must matc\
h format "email"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}function N(r,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.username===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"\
must have required property 'username'"};e===null?e=[t]:e.push(t),s++}if(r.email===void 0){const t={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};e===null?
e=[t]:e.push(t),s++}if(r.password===void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
password"},message:"must have required property 'password'"};e===null?e=[t]:e.push(t),s++}if(r.username!==void 0&&typeof r.
username!="string"){const t={instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r.email!==void 0&&(q(r.email,{instancePath:o+"/email",
parentData:r,parentDataProperty:"email",rootData:l})||(e=e===null?q.errors:e.concat(q.errors),s=e.length)),r.password!==
void 0&&typeof r.password!="string"){const t={instancePath:o+"/password",schemaPath:"#/properties/password/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===
0}const d={type:"object",required:[],properties:{name:{type:["string","null"]},first_name:{type:["string","null"]},last_name:{
type:["string","null"]},url:{type:["string","null"]},description:{type:["string","null"]},locale:{type:["string","null"],
enum:["","en_US",null]},nickname:{type:["string","null"]},slug:{type:["string","null"]},roles:{$ref:"/shared/1"},meta:{$ref:"\
/schemas/UserMetaInput"}}};function $(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.persisted_preferences!==void 0){let t=r.persisted_preferences;if(!(t&&
typeof t=="object"&&!Array.isArray(t))){const n={instancePath:o+"/persisted_preferences",schemaPath:"#/properties/persis\
ted_preferences/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return $.errors=e,s===0}function w(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0){let t=r.name;if(typeof t!="string"&&t!==
null){const n={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:d.properties.name.
type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}}if(r.first_name!==void 0){let t=r.first_name;if(typeof t!=
"string"&&t!==null){const n={instancePath:o+"/first_name",schemaPath:"#/properties/first_name/type",keyword:"type",params:{
type:d.properties.first_name.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}}if(r.last_name!==void 0){
let t=r.last_name;if(typeof t!="string"&&t!==null){const n={instancePath:o+"/last_name",schemaPath:"#/properties/last_na\
me/type",keyword:"type",params:{type:d.properties.last_name.type},message:"must be string,null"};e===null?e=[n]:e.push(n),
s++}}if(r.url!==void 0){let t=r.url;if(typeof t!="string"&&t!==null){const n={instancePath:o+"/url",schemaPath:"#/proper\
ties/url/type",keyword:"type",params:{type:d.properties.url.type},message:"must be string,null"};e===null?e=[n]:e.push(n),
s++}}if(r.description!==void 0){let t=r.description;if(typeof t!="string"&&t!==null){const n={instancePath:o+"/descripti\
on",schemaPath:"#/properties/description/type",keyword:"type",params:{type:d.properties.description.type},message:"must \
be string,null"};e===null?e=[n]:e.push(n),s++}}if(r.locale!==void 0){let t=r.locale;if(typeof t!="string"&&t!==null){const n={
instancePath:o+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type:d.properties.locale.type},message:"\
must be string,null"};e===null?e=[n]:e.push(n),s++}if(!(t===""||t==="en_US"||t===null)){const n={instancePath:o+"/locale",
schemaPath:"#/properties/locale/enum",keyword:"enum",params:{allowedValues:d.properties.locale.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(r.nickname!==void 0){let t=r.nickname;if(typeof t!="\
string"&&t!==null){const n={instancePath:o+"/nickname",schemaPath:"#/properties/nickname/type",keyword:"type",params:{type:d.
properties.nickname.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}}if(r.slug!==void 0){let t=r.slug;
if(typeof t!="string"&&t!==null){const n={instancePath:o+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{
type:d.properties.slug.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}}r.roles!==void 0&&(i(r.roles,{
instancePath:o+"/roles",parentData:r,parentDataProperty:"roles",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=
e.length)),r.meta!==void 0&&($(r.meta,{instancePath:o+"/meta",parentData:r,parentDataProperty:"meta",rootData:l})||(e=e===
null?$.errors:e.concat($.errors),s=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===0}function U(r,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;return N(r,{instancePath:o,parentData:u,parentDataProperty:y,
rootData:l})||(e=e===null?N.errors:e.concat(N.errors),s=e.length),w(r,{instancePath:o,parentData:u,parentDataProperty:y,
rootData:l})||(e=e===null?w.errors:e.concat(w.errors),s=e.length),U.errors=e,s===0}function C(r,{instancePath:o="",parentData:u,
parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(h(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:l})||(e=e===null?h.errors:e.concat(
h.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",
rootData:l})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.body!==void 0&&(U(r.body,{instancePath:o+"/body",parentData:r,
parentDataProperty:"body",rootData:l})||(e=e===null?U.errors:e.concat(U.errors),s=e.length))),C.errors=e,s===0}const X=I;
function D(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r))r._fields!==void 0&&(i(r._fields,{instancePath:o+"/_fields",parentData:r,parentDataProperty:"_fie\
lds",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r._embed!==void 0&&(i(r._embed,{instancePath:o+"\
/_embed",parentData:r,parentDataProperty:"_embed",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.context!==
void 0&&(P(r.context,{instancePath:o+"/context",parentData:r,parentDataProperty:"context",rootData:l})||(e=e===null?P.errors:
e.concat(P.errors),s=e.length));else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function I(r,{instancePath:o="",parentData:u,parentDataProperty:y,
rootData:l=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(D(r.query,{instancePath:o+
"/query",parentData:r,parentDataProperty:"query",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.params!==
void 0&&(c(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:l})||(e=e===null?c.errors:
e.concat(c.errors),s=e.length))),I.errors=e,s===0}const Y=T,M={type:"object",required:[],properties:{username:{type:["st\
ring","null"]},email:{$ref:"/shared/0"},password:{type:["string","null"]}}};function O(r,{instancePath:o="",parentData:u,
parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.username!==void 0){
let t=r.username;if(typeof t!="string"&&t!==null){const n={instancePath:o+"/username",schemaPath:"#/properties/username/\
type",keyword:"type",params:{type:M.properties.username.type},message:"must be string,null"};e===null?e=[n]:e.push(n),s++}}
if(r.email!==void 0&&(q(r.email,{instancePath:o+"/email",parentData:r,parentDataProperty:"email",rootData:l})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length)),r.password!==void 0){let t=r.password;if(typeof t!="string"&&t!==null){const n={
instancePath:o+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:M.properties.password.type},
message:"must be string,null"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}function k(r,{
instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;return O(r,{instancePath:o,parentData:u,
parentDataProperty:y,rootData:l})||(e=e===null?O.errors:e.concat(O.errors),s=e.length),w(r,{instancePath:o,parentData:u,
parentDataProperty:y,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),s=e.length),k.errors=e,s===0}function T(r,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(h(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:l})||(e=e===null?h.errors:e.
concat(h.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),r.body!==void 0&&(k(r.body,{instancePath:o+"/\
body",parentData:r,parentDataProperty:"body",rootData:l})||(e=e===null?k.errors:e.concat(k.errors),s=e.length))),T.errors=
e,s===0}const Z=B,ee={type:"string",enum:["","false"]};function V(r,{instancePath:o="",parentData:u,parentDataProperty:y,
rootData:l=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r===""||r==="false")){const t={instancePath:o,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ee.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}const re={type:"boolean",enum:[!1]};function z(r,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(typeof r!="boolean"){const t={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(r!==!1){const t={
instancePath:o,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:re.enum},message:"must be equal to one of the al\
lowed values"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===0}function F(r,{instancePath:o="",parentData:u,parentDataProperty:y,
rootData:l=r}={}){let e=null,s=0;const t=s;let n=!1;const p=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const m={instancePath:o,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[m]:e.push(m),s++}var a=p===s;if(n=n||a,!n){const m=s;V(r,{instancePath:o,parentData:u,parentDataProperty:y,rootData:l})||
(e=e===null?V.errors:e.concat(V.errors),s=e.length);var a=m===s;if(n=n||a,!n){const v=s;z(r,{instancePath:o,parentData:u,
parentDataProperty:y,rootData:l})||(e=e===null?z.errors:e.concat(z.errors),s=e.length);var a=v===s;n=n||a}}if(n)s=t,e!==
null&&(t?e.length=t:e=null);else{const m={instancePath:o,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf"};e===null?e=[m]:e.push(m),s++}return F.errors=e,s===0}function A(r,{instancePath:o="",parentData:u,
parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.reassign===void 0){
const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reassign"},message:"must hav\
e required property 'reassign'"};e===null?e=[t]:e.push(t),s++}if(r._fields!==void 0&&(i(r._fields,{instancePath:o+"/_fie\
lds",parentData:r,parentDataProperty:"_fields",rootData:l})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r._embed!==
void 0&&(i(r._embed,{instancePath:o+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:l})||(e=e===null?i.errors:
e.concat(i.errors),s=e.length)),r.force!==void 0&&typeof r.force!="boolean"){const t={instancePath:o+"/force",schemaPath:"\
#/properties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}
r.reassign!==void 0&&(F(r.reassign,{instancePath:o+"/reassign",parentData:r,parentDataProperty:"reassign",rootData:l})||
(e=e===null?F.errors:e.concat(F.errors),s=e.length))}else{const t={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}function B(r,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==
void 0&&(A(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:l})||(e=e===null?A.errors:e.
concat(A.errors),s=e.length)),r.params!==void 0&&(c(r.params,{instancePath:o+"/params",parentData:r,parentDataProperty:"\
params",rootData:l})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))),B.errors=e,s===0}const se=G;function g(r,{instancePath:o="",
parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===
void 0){const t={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){const n={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===0}function G(r,{
instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(D(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"query",rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length)),r.params!==void 0&&(g(r.params,{instancePath:o+"/params",parentData:r,
parentDataProperty:"params",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))),G.errors=e,s===0}const te=H;
function H(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){let e=null,s=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:o+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:l})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.params!==void 0&&(g(r.params,{instancePath:o+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.body!==
void 0&&(k(r.body,{instancePath:o+"/body",parentData:r,parentDataProperty:"body",rootData:l})||(e=e===null?k.errors:e.concat(
k.errors),s=e.length))),H.errors=e,s===0}const oe=J;function J(r,{instancePath:o="",parentData:u,parentDataProperty:y,rootData:l=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(A(r.query,{instancePath:o+"/query",parentData:r,
parentDataProperty:"query",rootData:l})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),r.params!==void 0&&(g(r.params,
{instancePath:o+"/params",parentData:r,parentDataProperty:"params",rootData:l})||(e=e===null?g.errors:e.concat(g.errors),
s=e.length))),J.errors=e,s===0}return{createUser:R,deleteCurrentUser:Z,deleteUser:oe,getCurrentUser:X,getUser:se,listUsers:K,
updateCurrentUser:Y,updateUser:te}};export{pe as createValidators};
