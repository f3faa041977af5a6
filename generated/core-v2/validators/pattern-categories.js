// Written by `npm run generate` from openapi/. Changes belong there.

const J=T=>{const C=x,A={properties:{query:{type:"object",properties:{_fields:{$ref:"/shared/0"},_embed:{$ref:"/shared/2"},
context:{$ref:"/shared/4"},page:{type:"integer",minimum:1},per_page:{type:"integer",minimum:1,maximum:100},search:{$ref:"\
/shared/3"},exclude:{$ref:"/shared/5"},include:{$ref:"/shared/5"},offset:{type:"integer"},order:{type:"string",enum:["as\
c","desc"]},orderby:{type:"string",enum:["id","include","name","slug","include_slugs","term_group","description","count"]},
hide_empty:{type:"boolean"},post:{type:"integer"},slug:{$ref:"/shared/2"}}},params:{$ref:"/shared/6"},body:{}}},P=T.lengthOf;
function q(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r=="string"){
if(P(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT h\
ave more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return q.errors=e,s===0}function y(r,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;
for(let o=0,p=s;o<t&&s===p;o++)q(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?
q.errors:e.concat(q.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return y.errors=e,s===0}function c(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r=="string"){if(P(r)>2e3){const t={instancePath:a,schemaPath:"\
#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function u(r,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0,p=s;o<t&&s===p;o++)c(r[o],{instancePath:a+
"/"+o,parentData:r,parentDataProperty:o,rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return u.errors=e,s===0}const V={type:"string",enum:["view","embed","edit"]};function f(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(typeof r!="string"){const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="view"||r==="embed"||
r==="edit")){const t={instancePath:a,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:V.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function h(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){const t=r.length;for(let o=0,p=s;o<
t&&s===p;o++){let j=r[o];if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){const O={instancePath:a+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[O]:e.push(O),s++}}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return h.errors=e,s===0}function g(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,
s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return g.errors=e,s===0}function x(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==
void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t._fields!==void 0&&(y(t._fields,{instancePath:a+"\
/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),
t._embed!==void 0&&(u(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=
e===null?u.errors:e.concat(u.errors),s=e.length)),t.context!==void 0&&(f(t.context,{instancePath:a+"/query/context",parentData:t,
parentDataProperty:"context",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length)),t.page!==void 0){let o=t.
page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/page",schemaPath:"#/prope\
rties/query/properties/page/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(
p),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const p={instancePath:a+"/query/page",schemaPath:"#/properti\
es/query/properties/page/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[p]:e.push(p),s++}}if(t.per_page!==void 0){let o=t.per_page;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={
instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}if(typeof o=="number"&&isFinite(o)){if(o>100||isNaN(o)){
const p={instancePath:a+"/query/per_page",schemaPath:"#/properties/query/properties/per_page/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[p]:e.push(p),s++}if(o<1||isNaN(o)){const p={instancePath:a+
"/query/per_page",schemaPath:"#/properties/query/properties/per_page/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[p]:e.push(p),s++}}}if(t.search!==void 0&&(c(t.search,{instancePath:a+"/quer\
y/search",parentData:t,parentDataProperty:"search",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length)),t.
exclude!==void 0&&(h(t.exclude,{instancePath:a+"/query/exclude",parentData:t,parentDataProperty:"exclude",rootData:n})||
(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.include!==void 0&&(h(t.include,{instancePath:a+"/query/include",parentData:t,
parentDataProperty:"include",rootData:n})||(e=e===null?h.errors:e.concat(h.errors),s=e.length)),t.offset!==void 0){let o=t.
offset;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/offset",schemaPath:"#/p\
roperties/query/properties/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:
e.push(p),s++}}if(t.order!==void 0){let o=t.order;if(typeof o!="string"){const p={instancePath:a+"/query/order",schemaPath:"\
#/properties/query/properties/order/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}if(!(o==="asc"||o==="desc")){const p={instancePath:a+"/query/order",schemaPath:"#/properties/query/propert\
ies/order/enum",keyword:"enum",params:{allowedValues:A.properties.query.properties.order.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.orderby!==void 0){let o=t.orderby;if(typeof o!="string"){
const p={instancePath:a+"/query/orderby",schemaPath:"#/properties/query/properties/orderby/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(o==="id"||o==="include"||o==="name"||o==="slu\
g"||o==="include_slugs"||o==="term_group"||o==="description"||o==="count")){const p={instancePath:a+"/query/orderby",schemaPath:"\
#/properties/query/properties/orderby/enum",keyword:"enum",params:{allowedValues:A.properties.query.properties.orderby.enum},
message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(t.hide_empty!==void 0&&typeof t.hide_empty!=
"boolean"){const o={instancePath:a+"/query/hide_empty",schemaPath:"#/properties/query/properties/hide_empty/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(t.post!==void 0){let o=t.post;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:a+"/query/post",schemaPath:"#/properties/query/properti\
es/post/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}}t.slug!==void 0&&
(u(t.slug,{instancePath:a+"/query/slug",parentData:t,parentDataProperty:"slug",rootData:n})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length))}else{const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(g(r.params,{instancePath:a+"/\
params",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length))}return x.
errors=e,s===0}const z=E;function d(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(y(r._fields,{instancePath:a+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),r._embed!==void 0&&(u(r.
_embed,{instancePath:a+"/_embed",parentData:r,parentDataProperty:"_embed",rootData:n})||(e=e===null?u.errors:e.concat(u.
errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[t]:e.push(t),s++}return d.errors=e,s===0}function D(r,{instancePath:a="",parentData:i,parentDataProperty:l,
rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===void 0){const t={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[t]:e.push(t),s++}if(r.name!==void 0){let t=r.name;if(typeof t=="string"){if(P(t)>200){const o={instancePath:a+
"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/name",schemaPath:"#/properties/name/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.
errors=e,s===0}const N={type:"object",required:[],properties:{description:{type:["string","null"],maxLength:65535},slug:{
type:["string","null"],maxLength:2e3},meta:{type:"object",additionalProperties:!0}}};function b(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.description!==void 0){
let t=r.description;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/description",schemaPath:"#/properties/des\
cription/type",keyword:"type",params:{type:N.properties.description.type},message:"must be string,null"};e===null?e=[o]:
e.push(o),s++}if(typeof t=="string"&&P(t)>65535){const o={instancePath:a+"/description",schemaPath:"#/properties/descrip\
tion/maxLength",keyword:"maxLength",params:{limit:65535},message:"must NOT have more than 65535 characters"};e===null?e=
[o]:e.push(o),s++}}if(r.slug!==void 0){let t=r.slug;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/slug",schemaPath:"\
#/properties/slug/type",keyword:"type",params:{type:N.properties.slug.type},message:"must be string,null"};e===null?e=[o]:
e.push(o),s++}if(typeof t=="string"&&P(t)>2e3){const o={instancePath:a+"/slug",schemaPath:"#/properties/slug/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}
if(r.meta!==void 0){let t=r.meta;if(!(t&&typeof t=="object"&&!Array.isArray(t))){const o={instancePath:a+"/meta",schemaPath:"\
#/properties/meta/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{
const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
t]:e.push(t),s++}return b.errors=e,s===0}function v(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return v.errors=e,s===0}function w(r,{instancePath:a="",
parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;return D(r,{instancePath:a,parentData:i,parentDataProperty:l,
rootData:n})||(e=e===null?D.errors:e.concat(D.errors),s=e.length),b(r,{instancePath:a,parentData:i,parentDataProperty:l,
rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),v(r,{instancePath:a,parentData:i,parentDataProperty:l,
rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),w.errors=e,s===0}function E(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(d(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?d.errors:e.concat(
d.errors),s=e.length)),r.params!==void 0&&(g(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",
rootData:n})||(e=e===null?g.errors:e.concat(g.errors),s=e.length)),r.body!==void 0&&(w(r.body,{instancePath:a+"/body",parentData:r,
parentDataProperty:"body",rootData:n})||(e=e===null?w.errors:e.concat(w.errors),s=e.length))),E.errors=e,s===0}const B=L;
function m(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return m.errors=e,s===
0}function L(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&!Array.isArray(t))t._fields!==void 0&&
(y(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"_fields",rootData:n})||(e=e===null?y.errors:
e.concat(y.errors),s=e.length)),t._embed!==void 0&&(u(t._embed,{instancePath:a+"/query/_embed",parentData:t,parentDataProperty:"\
_embed",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),t.context!==void 0&&(f(t.context,{instancePath:a+
"/query/context",parentData:t,parentDataProperty:"context",rootData:n})||(e=e===null?f.errors:e.concat(f.errors),s=e.length));else{
const o={instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(m(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}return L.errors=e,s===0}const G=F,H={type:"ob\
ject",required:[],properties:{name:{type:["string","null"],maxLength:200}}};function _(r,{instancePath:a="",parentData:i,
parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name!==void 0){let t=r.
name;if(typeof t!="string"&&t!==null){const o={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:H.properties.name.type},message:"must be string,null"};e===null?e=[o]:e.push(o),s++}if(typeof t=="string"&&
P(t)>200){const o={instancePath:a+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===
0}function k(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;return _(r,{instancePath:a,
parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?_.errors:e.concat(_.errors),s=e.length),b(r,{instancePath:a,
parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?b.errors:e.concat(b.errors),s=e.length),v(r,{instancePath:a,
parentData:i,parentDataProperty:l,rootData:n})||(e=e===null?v.errors:e.concat(v.errors),s=e.length),k.errors=e,s===0}function F(r,{
instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(d(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||
(e=e===null?d.errors:e.concat(d.errors),s=e.length)),r.params!==void 0&&(m(r.params,{instancePath:a+"/params",parentData:r,
parentDataProperty:"params",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length)),r.body!==void 0&&(k(r.body,
{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:n})||(e=e===null?k.errors:e.concat(k.errors),s=e.
length))),F.errors=e,s===0}const I=$;function $(r,{instancePath:a="",parentData:i,parentDataProperty:l,rootData:n=r}={}){
let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.query!==void 0){let t=r.query;if(t&&typeof t=="object"&&
!Array.isArray(t)){if(t._fields!==void 0&&(y(t._fields,{instancePath:a+"/query/_fields",parentData:t,parentDataProperty:"\
_fields",rootData:n})||(e=e===null?y.errors:e.concat(y.errors),s=e.length)),t._embed!==void 0&&(u(t._embed,{instancePath:a+
"/query/_embed",parentData:t,parentDataProperty:"_embed",rootData:n})||(e=e===null?u.errors:e.concat(u.errors),s=e.length)),
t.force!==void 0&&typeof t.force!="boolean"){const o={instancePath:a+"/query/force",schemaPath:"#/properties/query/prope\
rties/force/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}}else{const o={
instancePath:a+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[o]:e.push(o),s++}}r.params!==void 0&&(m(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"\
params",rootData:n})||(e=e===null?m.errors:e.concat(m.errors),s=e.length))}return $.errors=e,s===0}return{createPatternCategory:z,
deletePatternCategory:I,getPatternCategory:B,listPatternCategories:C,updatePatternCategory:G}};export{J as createValidators};
