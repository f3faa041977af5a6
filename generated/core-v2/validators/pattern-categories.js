// Written by `npm run generate` from openapi/. Changes belong there.

const B=F=>{const $=_,D={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/0"},_embed:{$ref:"/shared/0"},
context:{$ref:"/shared/1"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{type:"\
string"},exclude:{$ref:"/shared/2"},include:{$ref:"/shared/2"},offset:{type:"integer"},order:{type:"string",enum:["asc",
"desc"]},orderby:{type:"string",enum:["id","include","name","slug","include_slugs","term_group","description","count"]},
hide_empty:{type:"boolean"},post:{type:"integer"},slug:{$ref:"/shared/0"}}},params:{$ref:"/shared/3"},body:{}}};function a(r,{
instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;
for(let o=0;o<t;o++)if(typeof r[o]!="string"){const n={instancePath:p+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={instancePath:p,schemaPath:"#/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return a.errors=e,s===0}const C={
type:"string",enum:["view","embed","edit"]};function m(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){
let e=null,s=0;if(typeof r!="string"){const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||r==="edit")){const t={instancePath:p,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:C.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}return m.errors=e,s===0}function c(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){
let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++){let n=r[o];if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){const E={instancePath:p+"/"+o,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[E]:e.push(E),s++}}}else{const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function f(r,{instancePath:p="",
parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return f.errors=e,s===0}function _(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t._fields!==void 0&&(a(t._fields,{instancePath:p+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||
(e=e===null?a.errors:e.concat(a.errors),s=e.length)),t._embed!==void 0&&(a(t._embed,{instancePath:p+"/query/_embed",parentData:t,
parentDataProperty:"_embed",rootData:i})||(e=e===null?a.errors:e.concat(a.errors),s=e.length)),t.context!==void 0&&(m(t.
context,{instancePath:p+"/query/context",parentData:t,parentDataProperty:"context",rootData:i})||(e=e===null?m.errors:e.
concat(m.errors),s=e.length)),t.page!==void 0){let o=t.page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={
instancePath:p+"/query/page",schemaPath:"#/properties/query/properties/page/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const n={instancePath:p+
"/query/page",schemaPath:"#/properties/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}if(t.per_page!==void 0){let o=t.per_page;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:p+"/query/per_page",schemaPath:"#/properties/query/properties/per\
_page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(typeof o==
"number"&&isFinite(o)){if(o>100||isNaN(o)){const n={instancePath:p+"/query/per_page",schemaPath:"#/properties/query/prop\
erties/per_page/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.
push(n),s++}if(o<1||isNaN(o)){const n={instancePath:p+"/query/per_page",schemaPath:"#/properties/query/properties/per_pa\
ge/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),s++}}}if(t.
search!==void 0&&typeof t.search!="string"){const o={instancePath:p+"/query/search",schemaPath:"#/properties/query/prope\
rties/search/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(t.exclude!==
void 0&&(c(t.exclude,{instancePath:p+"/query/exclude",parentData:t,parentDataProperty:"exclude",rootData:i})||(e=e===null?
c.errors:e.concat(c.errors),s=e.length)),t.include!==void 0&&(c(t.include,{instancePath:p+"/query/include",parentData:t,
parentDataProperty:"include",rootData:i})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.offset!==void 0){let o=t.
offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:p+"/query/offset",schemaPath:"#/p\
roperties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),s++}}if(t.order!==void 0){let o=t.order;if(typeof o!="string"){const n={instancePath:p+"/query/order",schemaPath:"\
#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),s++}if(!(o==="asc"||o==="desc")){const n={instancePath:p+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/enum",keyword:"enum",params:{allowedValues:D.properties.query.properties.order.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(t.orderby!==void 0){let o=t.orderby;if(typeof o!="string"){
const n={instancePath:p+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(!(o==="id"||o==="include"||o==="name"||o==="slu\
g"||o==="include_slugs"||o==="term_group"||o==="description"||o==="count")){const n={instancePath:p+"/query/orderby",schemaPath:"\
#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:D.properties.query.properties.orderby.enum},
message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(t.hide_empty!==void 0&&typeof t.hide_empty!=
"boolean"){const o={instancePath:p+"/query/hide_empty",schemaPath:"#/properties/query/properties/hide_empty/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(t.post!==void 0){let o=t.post;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const n={instancePath:p+"/query/post",schemaPath:"#/properties/query/properti\
es/post/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}}t.slug!==void 0&&
(a(t.slug,{instancePath:p+"/query/slug",parentData:t,parentDataProperty:"slug",rootData:i})||(e=e===null?a.errors:e.concat(
a.errors),s=e.length))}else{const o={instancePath:p+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(f(r.params,{instancePath:p+"/\
params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length))}return _.
errors=e,s===0}const L=k;function h(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(a(r._fields,{instancePath:p+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:i})||(e=e===null?a.errors:e.concat(a.errors),s=e.length)),r._embed!==void 0&&(a(r.
_embed,{instancePath:p+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:i})||(e=e===null?a.errors:e.concat(a.
errors),s=e.length));else{const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}return h.errors=e,s===0}const w=F.lengthOf;function b(r,{instancePath:p="",parentData:l,
parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={
instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required pr\
operty 'name'"};e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(w(t)>200){const o={
instancePath:p+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT\
 have more than 200 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:p+"/name",schemaPath:"#/proper\
ties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return b.errors=e,s===0}const j={type:"object",required:[],properties:{description:{type:["string","null"]},slug:{
type:["string","null"]},meta:{type:"object",additionalProperties:!0}}};function g(r,{instancePath:p="",parentData:l,parentDataProperty:u,
rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.description!==void 0){let t=r.description;
if(typeof t!="string"&&t!==null){const o={instancePath:p+"/description",schemaPath:"#/properties/description/type",keyword:"\
type",params:{type:j.properties.description.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}if(r.slug!==
void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={instancePath:p+"/slug",schemaPath:"#/properties/slug/type",
keyword:"type",params:{type:j.properties.slug.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}}if(r.meta!==
void 0){let t=r.meta;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const o={instancePath:p+"/meta",schemaPath:"#/prope\
rties/meta/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={
instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return g.errors=e,s===0}function d(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,
s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:p,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}function v(r,{instancePath:p="",
parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;return b(r,{instancePath:p,parentData:l,parentDataProperty:u,
rootData:i})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),g(r,{instancePath:p,parentData:l,parentDataProperty:u,
rootData:i})||(e=e===null?g.errors:e.concat(g.errors),s=e.length),d(r,{instancePath:p,parentData:l,parentDataProperty:u,
rootData:i})||(e=e===null?d.errors:e.concat(d.errors),s=e.length),v.errors=e,s===0}function k(r,{instancePath:p="",parentData:l,
parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(h(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:i})||(e=e===null?h.errors:e.concat(
h.errors),s=e.length)),r.params!==void 0&&(f(r.params,{instancePath:p+"/params",parentData:r,parentDataProperty:"params",
rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),r.body!==void 0&&(v(r.body,{instancePath:p+"/body",parentData:r,
parentDataProperty:"body",rootData:i})||(e=e===null?v.errors:e.concat(v.errors),s=e.length))),k.errors=e,s===0}const V=A;
function y(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:p,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:p+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===
0}function A(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&
(a(t._fields,{instancePath:p+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:i})||(e=e===null?a.errors:
e.concat(a.errors),s=e.length)),t._embed!==void 0&&(a(t._embed,{instancePath:p+"/query/_embed",parentData:t,parentDataProperty:"\
_embed",rootData:i})||(e=e===null?a.errors:e.concat(a.errors),s=e.length)),t.context!==void 0&&(m(t.context,{instancePath:p+
"/query/context",parentData:t,parentDataProperty:"context",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length));else{
const o={instancePath:p+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(y(r.params,{instancePath:p+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}return A.errors=e,s===0}const O=x,T={type:"ob\
ject",required:[],properties:{name:{type:["string","null"],maxLength:200}}};function P(r,{instancePath:p="",parentData:l,
parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0){let t=r.
name;if(typeof t!="string"&&t!==null){const o={instancePath:p+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:T.properties.name.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&
w(t)>200){const o={instancePath:p+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:p,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===
0}function q(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;return P(r,{instancePath:p,
parentData:l,parentDataProperty:u,rootData:i})||(e=e===null?P.errors:e.concat(P.errors),s=e.length),g(r,{instancePath:p,
parentData:l,parentDataProperty:u,rootData:i})||(e=e===null?g.errors:e.concat(g.errors),s=e.length),d(r,{instancePath:p,
parentData:l,parentDataProperty:u,rootData:i})||(e=e===null?d.errors:e.concat(d.errors),s=e.length),q.errors=e,s===0}function x(r,{
instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(h(r.query,{instancePath:p+"/query",parentData:r,parentDataProperty:"query",rootData:i})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),r.params!==void 0&&(y(r.params,{instancePath:p+"/params",parentData:r,
parentDataProperty:"params",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r.body!==void 0&&(q(r.body,
{instancePath:p+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?q.errors:e.concat(q.errors),s=e.
length))),x.errors=e,s===0}const z=N;function N(r,{instancePath:p="",parentData:l,parentDataProperty:u,rootData:i=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(a(t._fields,{instancePath:p+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:i})||(e=e===null?a.errors:e.concat(a.errors),s=e.length)),t._embed!==void 0&&(a(t._embed,{instancePath:p+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:i})||(e=e===null?a.errors:e.concat(a.errors),s=e.length)),
t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:p+"/query/force",schemaPath:"#/properties/query/prope\
rties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={
instancePath:p+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(y(r.params,{instancePath:p+"/params",parentData:r,parentDataProperty:"\
params",rootData:i})||(e=e===null?y.errors:e.concat(y.errors),s=e.length))}return N.errors=e,s===0}return{createPatternCategory:L,
deletePatternCategory:z,getPatternCategory:V,listPatternCategories:$,updatePatternCategory:O}};export{B as createValidators};
